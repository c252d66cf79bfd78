import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'
import { restartLists } from '#firebase/artifacts/entityCache.ts'
import { newLikesText, saveRows, saveSeen, readLikesSeen } from '#newLikes/likesSeen.ts'
import { newLikes } from '#newLikes/newLikes.ts'

/**
 * New likes since the user's last visit of My Artifacts. Stores what is shown as seen.
 * @param total likes of all the user's artifacts; undefined until known
 * @param shown the visible artifacts
 */
export function useNewLikes(uid: string, total: number | undefined, shown: readonly Artifact[]) {
  const client = useQueryClient()
  const [before] = useState(() => readLikesSeen(uid))
  // A list cached before the new likes does not show them, so it is refetched.
  useEffect(() => {
    const queryKey = artifactKeys.addedBy(uid)
    if (newLikes.get() !== null && client.getQueriesData({ queryKey }).some(([, data]) => data))
      restartLists(client, queryKey)
  }, [client, uid])
  // While a list with another order loads, the total stored last is used.
  const known = total ?? readLikesSeen(uid)?.total
  useEffect(() => {
    if (total !== undefined) saveSeen(uid, total)
  }, [uid, total])
  useEffect(() => {
    if (known === undefined) return
    saveRows(
      uid,
      shown.map(({ _id, likes_count: likes }) => [_id, likes]),
    )
  }, [uid, known, shown])

  const added = before && known !== undefined ? known - before.total : 0
  const seen = new Map(before?.rows)
  return {
    text: before && added > 0 ? newLikesText(added, before.at) : '',
    of: ({ _id, likes_count: likes }: Artifact) => Math.max(0, likes - (seen.get(_id) ?? likes)),
  }
}
