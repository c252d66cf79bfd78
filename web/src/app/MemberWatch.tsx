import { type ReactNode, useEffect } from 'react'
import { settleDrafts } from '#drafts/drafts.ts'
import { LikesWatch } from './LikesWatch.tsx'

/** Background work for a signed-in user: deletes drafts of a previous user, and watches new likes. */
export default function MemberWatch({ uid }: { uid: string }): ReactNode {
  useEffect(() => {
    settleDrafts(uid).catch(console.warn)
  }, [uid])
  return <LikesWatch uid={uid} />
}
