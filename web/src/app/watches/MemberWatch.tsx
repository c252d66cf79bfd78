import { type ReactNode, useEffect } from 'react'
import { lazyOverlay } from '#components/states/lazyOverlay.tsx'
import { deleteUnsentOfOthers } from '#drafts/privateData.ts'
import { PhotoQueueWatch } from '#features/editor/photo/PhotoQueueWatch.tsx'
import { listPicker } from '#components/records/actions/listPicker.ts'
import { useStore } from '#utils/createStore.ts'
import type { UserProfile } from '#firebase/auth/currentUser.ts'
import { CuratorWatch } from './CuratorWatch.tsx'
import { ImportWatch } from './ImportWatch.tsx'
import { LikesWatch } from './LikesWatch.tsx'

const ListPicker = lazyOverlay(() => import('#features/lists/ListPicker.tsx'))
const ListOfResults = lazyOverlay(() => import('#features/lists/ListOfResults.tsx'))

/**
 * Background work for the signed-in user: deletes drafts of a previous user, uploads queued photos, continues
 * an import, checks for new likes and open reports, and renders the dialogs of lists.
 */
export default function MemberWatch({ user }: { user: UserProfile }): ReactNode {
  const { uid } = user
  useEffect(() => void deleteUnsentOfOthers(uid), [uid])
  useEffect(() => {
    listPicker.isOffered.set(true)
    return () => {
      listPicker.isOffered.set(false)
      listPicker.artifact.set(null)
      listPicker.results.set(null)
    }
  }, [])
  const picked = useStore(listPicker.artifact)
  const results = useStore(listPicker.results)
  return (
    <>
      <PhotoQueueWatch user={user} />
      <ImportWatch user={user} />
      <LikesWatch uid={uid} />
      {picked && (
        <ListPicker key={picked._id} artifact={picked} onGone={() => listPicker.artifact.set(null)} />
      )}
      {results && <ListOfResults results={results} onGone={() => listPicker.results.set(null)} />}
      {user.isCurator && <CuratorWatch uid={uid} />}
    </>
  )
}
