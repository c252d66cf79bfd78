import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { Moderation, Progress, Suspended } from '@tracker/domain/reports/moderation.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#firebase/api/useApi.ts'
import type { ListResult, MorePages } from '#firebase/firestore/pagination.ts'
import { reportKeys } from './queryKeys.ts'
import { refreshDecided } from './refreshDecided.ts'

interface Found {
  readonly status: 'success'
  /** The contributor, from the first page. */
  readonly contributor: Omit<Moderation, 'artifacts'>
  readonly artifacts: readonly Artifact[]
  readonly more: MorePages
  /** Loads the remaining pages and returns the ids of all artifacts. */
  readonly loadAll: () => Promise<readonly string[]>
}

type ModerationResult =
  Found | { status: 'pending' } | { status: 'error'; error: Error; refetch: () => unknown }

/** A contributor with all artifacts, page by page. */
export function useModeration(uid: string): ModerationResult {
  const api = useApi()
  const { data, error, refetch, ...query } = useInfiniteQuery({
    queryKey: reportKeys.moderation(uid),
    queryFn: ({ pageParam }) => {
      if (!isId(uid)) throw new Problem('not-found', 'This contributor does not exist.')
      return api.moderation(uid, pageParam)
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  const first = data?.pages[0]
  if (!data || !first) return error ? { status: 'error', error, refetch } : { status: 'pending' }
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return {
    status: 'success',
    contributor: first,
    artifacts: data.pages.flatMap(({ artifacts }) => artifacts),
    more: { hasNextPage, isFetchingNextPage, error, fetchNextPage },
    loadAll: async () => {
      let loaded = { data, hasNextPage }
      while (loaded.hasNextPage) {
        const result = await fetchNextPage()
        if (!result.isSuccess) throw result.error ?? new Problem('unavailable', 'Please try again.')
        loaded = result
      }
      return loaded.data.pages.flatMap(({ artifacts }) => artifacts.map(({ _id }) => _id))
    },
  }
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
          throw new Problem('unavailable', 'Some artifacts could not be moved. Please try again.')
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
  const { data, error, refetch, ...query } = useInfiniteQuery({
    queryKey: reportKeys.suspensions,
    queryFn: ({ pageParam }) => api.suspensions(pageParam),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  })
  if (!data) return error ? { status: 'error', error, refetch } : { status: 'pending' }
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const more = { hasNextPage, isFetchingNextPage, error, fetchNextPage }
  return { status: 'success', data: { items: data, total: undefined }, more }
}
