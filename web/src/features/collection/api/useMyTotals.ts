import type { Contributor } from '@tracker/domain/account/contributor.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useApi } from '#firebase/api/useApi.ts'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'

/** Milliseconds for which totals stay fresh. The search index may be just as old. */
const STALE_MS = 10_000

/**
 * Number of the user's artifacts and likes, and date of the first artifact; undefined while loading and on
 * failure.
 * @param isEnabled false disables the query, and returns loaded data
 */
export function useMyTotals(uid: string, isEnabled: boolean): Contributor | undefined {
  const api = useApi()
  const { data } = useQuery({
    queryKey: artifactKeys.totalsOf(uid),
    queryFn: isEnabled ? () => api.contributor(uid, false) : skipToken,
    staleTime: STALE_MS,
    // A user without artifacts gets a 404, which is not retried.
    retry: (failures, error) => failures === 0 && !(error instanceof Problem),
  })
  return data
}
