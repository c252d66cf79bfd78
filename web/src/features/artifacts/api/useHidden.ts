import type { Artifact } from '@tracker/domain/artifact.ts'
import { isId } from '@tracker/domain/id.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { readHiddenOf } from '#firebase/artifacts.ts'
import { useCurrentUser } from '#firebase/currentUser.ts'
import { readHiddenArtifact } from '#firebase/privateDocuments.ts'
import { artifactKeys } from './queryKeys.ts'

function useUid(): string {
  const currentUser = useCurrentUser()
  return currentUser.status === 'signed-in' ? currentUser.user.uid : ''
}

type QueryState<T> =
  | { status: 'pending' }
  | { status: 'error'; error: Error; refetch: () => unknown }
  | { status: 'success'; data: T }

/** What of the signed-in person's artifacts curators have hidden, newest first. */
export function useMyHidden(): QueryState<readonly Artifact[]> {
  const uid = useUid()
  const { data, error, refetch } = useQuery({
    queryKey: artifactKeys.hiddenOf(uid),
    queryFn: uid === '' ? skipToken : () => readHiddenOf(uid),
  })
  if (data) return { status: 'success', data }
  return error ? { status: 'error', error, refetch } : { status: 'pending' }
}

/** A hidden artifact as its adder and curators see it; null for others, and when there is none. */
export function useHiddenArtifact(id: string) {
  const uid = useUid()
  return useQuery({
    queryKey: artifactKeys.hiddenOne(id, uid),
    queryFn: () => (isId(id) ? readHiddenArtifact(id) : null),
  })
}
