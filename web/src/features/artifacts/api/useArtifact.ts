import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'
import type { OwnedArtifact } from '#firebase/firestore/converters.ts'
import { getArtifact } from '#firebase/artifacts/entityCache.ts'
import type { LiveResult } from '#firebase/firestore/useLiveDocument.ts'
import { useOwnedArtifact } from '#firebase/artifacts/useOwnedArtifact.ts'

export interface ShownArtifact {
  readonly artifact: Artifact
  readonly adderUid?: string
  /** The stored fields, if the artifact comes from a live read. */
  readonly stored?: OwnedArtifact['stored']
}

/**
 * An artifact, updated live. Until Firestore responds, it comes from a cached list; offline, from the last
 * visit. Only a live read includes the adder.
 */
export function useArtifact(id: string): LiveResult<ShownArtifact | null> {
  const live = useOwnedArtifact(id)
  const client = useQueryClient()
  const isLost = live.status === 'error' && live.error.code === 'unavailable'
  const { isFetching } = useQuery({
    queryKey: artifactKeys.one(id),
    queryFn: isLost ? () => Promise.reject(live.error) : skipToken,
    staleTime: isLost ? 0 : Infinity,
  })
  if (live.status === 'success') return live
  const known = live.status === 'pending' || isLost ? getArtifact(client, id) : undefined
  if (isLost && isFetching) return { status: 'pending', data: undefined, error: null }
  return known ? { status: 'success', data: { artifact: known }, error: null } : live
}
