import type { Contributor } from '@tracker/domain/account/contributor.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useApi } from '#firebase/useApi.ts'
import { artifactKeys } from '#firebase/artifactKeys.ts'

/** Milliseconds for which the totals are as good as new ones: the index may be as old. */
const STALE_MS = 10_000

/**
 * How many artifacts a person has added, since when, and how many likes they have; undefined until that is known, and when
 * it cannot be.
 * @param uid null asks nothing
 */
export function useMyTotals(uid: string | null): Contributor | undefined {
  const api = useApi()
  const { data } = useQuery({
    queryKey: artifactKeys.totalsOf(uid ?? ''),
    queryFn: uid === null ? skipToken : () => api.contributor(uid, false),
    staleTime: STALE_MS,
    // Nobody waits for it, and a person without an artifact has none.
    retry: (failures, error) => failures === 0 && !(error instanceof Problem),
  })
  return data
}
