import type { Artifact } from '@tracker/domain/artifact.ts'
import { artifactPath } from '@tracker/domain/collections.ts'
import { isId } from '@tracker/domain/id.ts'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type OwnedArtifact, toOwnedArtifact } from '#firebase/converters.ts'
import { getArtifact, removeArtifact, setArtifacts } from '#firebase/entityCache.ts'
import { type LiveResult, useLiveDocument } from '#firebase/useLiveDocument.ts'
import { artifactKeys } from './queryKeys.ts'

/** An artifact with its adder, live; null when there is none. Cached lists follow. */
export function useOwnedArtifact(id: string): LiveResult<OwnedArtifact | null> {
  const client = useQueryClient()
  const live = useLiveDocument(isId(id) ? artifactPath(id) : null, toOwnedArtifact)
  useEffect(() => {
    if (live.data) {
      setArtifacts(client, [live.data.artifact])
      client.setQueryData(artifactKeys.one(id), [live.data.artifact])
    }
    if (live.data === null) removeArtifact(client, id)
  }, [client, id, live.data])
  return live
}

export interface ShownArtifact {
  readonly artifact: Artifact
  readonly adderUid?: string
  /** The stored fields, if the artifact is live. */
  readonly stored?: OwnedArtifact['stored']
}

/**
 * An artifact, live. Until Firestore responds, it comes from a cached list; without a network, from the last visit. Only a
 * live artifact has its adder.
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
