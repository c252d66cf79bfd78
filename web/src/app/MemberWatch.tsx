import { type ReactNode, useEffect } from 'react'
import { settleDrafts } from '#drafts/drafts.ts'
import { LikesWatch } from './LikesWatch.tsx'

/** What is done beside the screen for who is signed in: drafts of whoever has left without signing out go, new likes come. */
export default function MemberWatch({ uid }: { uid: string }): ReactNode {
  useEffect(() => {
    settleDrafts(uid).catch(console.warn)
  }, [uid])
  return <LikesWatch uid={uid} />
}
