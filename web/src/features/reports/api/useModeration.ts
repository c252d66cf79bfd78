import { t } from '@lingui/core/macro'
import type { Progress, Suspended } from '@tracker/domain/reports/moderation.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#firebase/api/useApi.ts'
import { useApiList } from '#firebase/api/useApiList.ts'
import { type ListResult, toPagedResult } from '#firebase/firestore/pagination.ts'
import { reportKeys } from './queryKeys.ts'
import { refreshDecided } from './refreshDecided.ts'

/** A contributor with all artifacts, page by page. */
export function useModeration(uid: string) {
  const api = useApi()
  const query = useInfiniteQuery({
    queryKey: reportKeys.moderation(uid),
    queryFn: ({ pageParam }) => {
      if (!isId(uid)) throw new Problem('not-found', 'This contributor does not exist.')
      return api.moderation(uid, pageParam)
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages: [first, ...others] }) =>
      first && { ...first.data, artifacts: [first, ...others].flatMap(({ data }) => data.artifacts) },
  })
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

interface Run {
  /** Repeats a call until nothing is left. */
  readonly call: () => Promise<Progress>
  /** Called after each call with the number of artifacts processed, and the total. */
  readonly onProgress: (done: number, total: number) => void
}

/** Suspends a contributor or lifts a suspension, in several calls. Can be repeated after a failure. */
export function useSuspension(uid: string) {
  const api = useApi()
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: async ({ call, onProgress }: Run) => {
      let done = 0
      for (;;) {
        const progress = await call()
        done += progress.done
        onProgress(done, done + progress.left)
        if (progress.left === 0) return
        // If nothing moved, repeating would not end.
        if (progress.done === 0)
          throw new Problem('unavailable', t`Some artifacts could not be moved. Please try again.`)
      }
    },
    onSettled: () => refreshDecided(client),
  })
  return {
    suspend: (reason: string, onProgress: Run['onProgress']) =>
      mutateAsync({ call: () => api.suspend(uid, { reason }), onProgress }),
    lift: (onProgress: Run['onProgress']) => mutateAsync({ call: () => api.liftSuspension(uid), onProgress }),
  }
}

/** Suspended contributors, page by page. */
export function useSuspensions(): ListResult<Suspended> {
  const api = useApi()
  return useApiList(reportKeys.suspensions, (cursor) => api.suspensions(cursor))
}
