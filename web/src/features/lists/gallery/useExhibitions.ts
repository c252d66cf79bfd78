import type { Exhibition } from '@tracker/domain/lists/exhibition.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { EXHIBITIONS } from '#firebase/artifacts/entityCache.ts'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import type { ListResult } from '#firebase/firestore/pagination.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { apiListOptions, useApiList } from '#firebase/api/useApiList.ts'

/** Members read past the shared cache, so that they see what they have just shown. */
const useIsAnonymous = () => useCurrentUser().status !== 'signed-in'

/** The lists in the gallery, newest there first, page by page. */
export function useExhibitions(): ListResult<Exhibition> {
  const api = useApi()
  const isAnonymous = useIsAnonymous()
  return useApiList(apiListOptions([EXHIBITIONS], (cursor) => api.exhibitions(cursor, isAnonymous)))
}

/** Lists of the gallery that an artifact's page shows at most. */
const SHOWN = 3

/** The newest lists in the gallery with an artifact; none while they load, and on failure. @param isEnabled false to read nothing */
export function useExhibitionsWith(artifactId: string, isEnabled: boolean): readonly Exhibition[] {
  const api = useApi()
  const isAnonymous = useIsAnonymous()
  const { data = [] } = useQuery({
    queryKey: [EXHIBITIONS, 'with', artifactId],
    queryFn: isEnabled ? () => api.exhibitionsWith(artifactId, SHOWN, isAnonymous) : skipToken,
  })
  return data
}
