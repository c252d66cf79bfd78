import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'
import { readHiddenOf } from '#firebase/artifacts/artifacts.ts'
import { useUid } from '#firebase/auth/currentUser.ts'

type QueryState<T> =
  | { status: 'pending' }
  | { status: 'error'; error: Error; refetch: () => unknown }
  | { status: 'success'; data: T }

/** A user's hidden artifacts, newest first. */
export const myHidden = (uid: string) =>
  queryOptions<readonly Artifact[]>({
    queryKey: artifactKeys.hiddenOf(uid),
    queryFn: uid === '' ? skipToken : () => readHiddenOf(uid),
  })

/** The state of the signed-in user's hidden artifacts. */
export function useMyHidden(): QueryState<readonly Artifact[]> {
  const { data, error, refetch } = useQuery(myHidden(useUid()))
  if (data) return { status: 'success', data }
  return error ? { status: 'error', error, refetch } : { status: 'pending' }
}
