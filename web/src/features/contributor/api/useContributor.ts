import type { Contributor } from '@tracker/domain/account/contributor.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useApi } from '#firebase/api/useApi.ts'
import { contributorKeys } from './queryKeys.ts'

/**
 * A contributor's totals; undefined while loading and on failure.
 * @param isEnabled false without a known artifact, because unknown ids would log a failed request
 */
export function useContributor(uid: string, isEnabled: boolean): Contributor | undefined {
  const api = useApi()
  const { data } = useQuery({
    queryKey: contributorKeys.record(uid),
    // The response is public, so it may come from a shared cache.
    queryFn: isEnabled ? () => api.contributor(uid, true) : skipToken,
  })
  return data
}
