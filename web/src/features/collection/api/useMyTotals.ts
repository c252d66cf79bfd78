import type { Contributor } from '@tracker/domain/account/contributor.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useApi } from '#firebase/useApi.ts'
import { artifactKeys } from '#firebase/artifactKeys.ts'

/** The index may be this old, in milliseconds. */
const STALE_MS = 10_000

/**
 * How many artifacts a user has added, since when, and how many likes they have; undefined until loaded, or if that fails.
 * @param isEnabled false loads nothing, and returns what was loaded before
 */
export function useMyTotals(uid: string, isEnabled: boolean): Contributor | undefined {
  const api = useApi()
  const { data } = useQuery({
    queryKey: artifactKeys.totalsOf(uid),
    queryFn: isEnabled ? () => api.contributor(uid, false) : skipToken,
    staleTime: STALE_MS,
    // A user without artifacts has none: that is not retried.
    retry: (failures, error) => failures === 0 && !(error instanceof Problem),
  })
  return data
}
