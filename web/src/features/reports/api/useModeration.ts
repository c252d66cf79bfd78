import { t } from '@lingui/core/macro'
import { isId } from '@tracker/domain/api/ids.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { toPagedResult } from '#firebase/firestore/pagination.ts'
import { reportKeys } from './queryKeys.ts'

/** A contributor with all artifacts, page by page. */
export const moderatedContributor = (api: ApiClient, uid: string) =>
  infiniteQueryOptions({
    queryKey: reportKeys.moderation(uid),
    queryFn: ({ pageParam }) => {
      if (!isId(uid)) throw new Problem('not-found', say('contributor-missing'))
      return api.moderation(uid, pageParam)
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages: [first, ...others] }) =>
      first && { ...first.data, artifacts: [first, ...others].flatMap(({ data }) => data.artifacts) },
  })

/** The contributor, and a function that loads all artifacts. */
export function useModeration(uid: string) {
  const query = useInfiniteQuery(moderatedContributor(useApi(), uid))
  /** Loads the remaining pages and returns the ids of all artifacts. */
  const loadAll = async (): Promise<readonly string[]> => {
    let loaded: Pick<typeof query, 'data' | 'hasNextPage'> = query
    while (loaded.hasNextPage) {
      const result = await query.fetchNextPage()
      if (!result.isSuccess) throw result.error ?? new Problem('unavailable', t`Please try again.`)
      loaded = result
    }
    return loaded.data?.artifacts.map(({ _id }) => _id) ?? []
  }
  return { found: toPagedResult(query), loadAll }
}
