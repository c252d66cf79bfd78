import type { SearchFacets } from '@tracker/domain/search/searchResponse.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useApi } from '#firebase/api/useApi.ts'
import { contributorKeys } from './queryKeys.ts'

/** Number of a contributor's artifacts per century; undefined while loading and on failure. */
export function useContributorCenturies(
  uid: string,
  isEnabled: boolean,
): SearchFacets['century'] | undefined {
  const api = useApi()
  const { data } = useQuery({
    queryKey: contributorKeys.centuries(uid),
    queryFn: isEnabled
      ? async () => {
          const query = new URLSearchParams({ contributor: uid, limit: '1' })
          return (await api.search(query, true)).facets.century
        }
      : skipToken,
  })
  return data
}
