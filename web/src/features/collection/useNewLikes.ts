import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { artifactKeys } from '#firebase/artifactKeys.ts'
import { restartLists } from '#firebase/entityCache.ts'
import { newLikesText, noteRows, noteSeen, readLikesSeen } from '#newLikes/likesSeen.ts'
import { newLikes } from '#newLikes/newLikes.ts'

/**
 * What is new of likes while My Artifacts is open: the difference to what the person had seen when it was opened. What is
 * shown is noted as seen at once.
 * @param total likes of all own artifacts; undefined until that is known
 * @param shown what is on screen
 */
export function useNewLikes(uid: string, total: number | undefined, shown: readonly Artifact[]) {
  const client = useQueryClient()
  const [before] = useState(() => readLikesSeen(uid))
  // A list that was read before the news does not have them.
  useEffect(() => {
    const queryKey = artifactKeys.addedBy(uid)
    if (newLikes.get() !== null && client.getQueriesData({ queryKey }).some(([, data]) => data))
      restartLists(client, queryKey)
  }, [client, uid])
  // A list in another order is on its way for a moment: what was known stays known.
  const [known, setKnown] = useState(total)
  if (total !== undefined && total !== known) setKnown(total)
  useEffect(() => {
    if (known !== undefined) noteSeen(uid, known)
  }, [uid, known])
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
