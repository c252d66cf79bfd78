import type { Artifact } from '@tracker/domain/artifact.ts'
import { isId } from '@tracker/domain/id.ts'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { type OwnedArtifact, listenToArtifact } from '#firebase/artifacts.ts'
import { getArtifact, removeArtifact, setArtifacts } from '#firebase/entityCache.ts'
import type { Listen } from '#firebase/listen.ts'
import { type LiveResult, useLive } from '#firebase/useLive.ts'
import { artifactKeys } from './queryKeys.ts'

/** An address that no artifact can have needs no question. */
const hearNothing: Listen<null> = (onHeard) => {
  onHeard({ ok: true, value: null })
  return () => {}
}

/** One artifact and who added it, live; null when there is none. Lists that show it follow. */
export function useOwnedArtifact(id: string): LiveResult<OwnedArtifact | null> {
  const client = useQueryClient()
  const listen = useMemo<Listen<OwnedArtifact | null>>(
    () => (isId(id) ? listenToArtifact(id) : hearNothing),
    [id],
  )
  const live = useLive(`artifact ${id}`, listen)
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
  /** The document, of what is live. */
  readonly stored?: OwnedArtifact['stored']
}

/**
 * One artifact, live. A list that showed it before lends what it knew until the store answers, and when the network is
 * missing, what the last visit saw of it stands in. Who added it is known of what is live.
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
