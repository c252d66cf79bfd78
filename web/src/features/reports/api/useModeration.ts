import { t } from '@lingui/core/macro'
import type { Suspended } from '@tracker/domain/reports/moderation.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { apiListOptions, useApiList } from '#firebase/api/useApiList.ts'
import { type ListResult, toPagedResult } from '#firebase/firestore/pagination.ts'
import { reportKeys } from './queryKeys.ts'
import { type SuspensionActions, useSteps } from './useSteps.ts'

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

/** Suspends a contributor or lifts a suspension, in several calls. Can be repeated after a failure. */
export function useSuspension(uid: string): SuspensionActions {
  const api = useApi()
  const run = useSteps()
  return {
    suspend: (reason, onProgress) => run({ call: () => api.suspend(uid, { reason }), onProgress }),
    lift: (onProgress) => run({ call: () => api.liftSuspension(uid), onProgress }),
  }
}

/** Suspended contributors, page by page. */
export const suspendedContributors = (api: ApiClient) =>
  apiListOptions(reportKeys.suspensions, (cursor) => api.suspensions(cursor))

export const useSuspensions = (): ListResult<Suspended> => useApiList(suspendedContributors(useApi()))
