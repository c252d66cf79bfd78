import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'
import { readHiddenOf } from '#firebase/artifacts/artifacts.ts'
import { useUid } from '#firebase/auth/currentUser.ts'

type QueryState<T> =
  | { status: 'pending' }
  | { status: 'error'; error: Error; refetch: () => unknown }
  | { status: 'success'; data: T }

/** Returns the hidden artifacts of the signed-in user, newest first. */
export function useMyHidden(): QueryState<readonly Artifact[]> {
  const uid = useUid()
  const { data, error, refetch } = useQuery({
    queryKey: artifactKeys.hiddenOf(uid),
    queryFn: uid === '' ? skipToken : () => readHiddenOf(uid),
  })
  if (data) return { status: 'success', data }
  return error ? { status: 'error', error, refetch } : { status: 'pending' }
}
