import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { artifactKeys } from '#firebase/artifactKeys.ts'
import { restartLists } from '#firebase/entityCache.ts'
import { newLikesText, noteRows, noteSeen, readLikesSeen } from '#newLikes/likesSeen.ts'
import { newLikes } from '#newLikes/newLikes.ts'

/**
 * New likes while My Artifacts is open: the difference to what the user had seen before. What is shown is noted as seen.
 * @param total likes of all own artifacts; undefined until known
 * @param shown the artifacts on screen
 */
export function useNewLikes(uid: string, total: number | undefined, shown: readonly Artifact[]) {
  const client = useQueryClient()
  const [before] = useState(() => readLikesSeen(uid))
  // A list that was read before the new likes does not contain them.
  useEffect(() => {
    const queryKey = artifactKeys.addedBy(uid)
    if (newLikes.get() !== null && client.getQueriesData({ queryKey }).some(([, data]) => data))
      restartLists(client, queryKey)
  }, [client, uid])
  // While a list in another order loads, the total that was noted last is used.
  const known = total ?? readLikesSeen(uid)?.total
  useEffect(() => {
    if (total !== undefined) noteSeen(uid, total)
  }, [uid, total])
  useEffect(() => {
    if (known === undefined) return
    noteRows(
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
