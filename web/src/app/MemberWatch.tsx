import { type ReactNode, useEffect } from 'react'
import { deleteUnsentOfOthers } from '#drafts/privateData.ts'
import { PhotoQueueWatch } from '#features/editor/photo/PhotoQueueWatch.tsx'
import { useCurrentUser } from '#firebase/currentUser.ts'
import { CuratorWatch } from './CuratorWatch.tsx'
import { LikesWatch } from './LikesWatch.tsx'

/** Background work for the signed-in user: deletes drafts of a previous user, sends waiting photos, looks for new likes and open reports. */
export default function MemberWatch({ uid }: { uid: string }): ReactNode {
  const currentUser = useCurrentUser()
  useEffect(() => void deleteUnsentOfOthers(uid), [uid])
  return (
    <>
      {currentUser.status === 'signed-in' && <PhotoQueueWatch user={currentUser.user} />}
      <LikesWatch uid={uid} />
      {currentUser.status === 'signed-in' && currentUser.user.isCurator && <CuratorWatch uid={uid} />}
    </>
  )
}
