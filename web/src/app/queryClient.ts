import { Problem } from '@tracker/domain/api/problem.ts'
import { MutationCache, type Query, QueryClient } from '@tanstack/react-query'
import { SignInExpired } from '#firebase/signInExpired.ts'
import { toast } from '#notifications/toast.ts'
import { restored } from './offline/restoredQueries.ts'

/** Milliseconds that unused data stays cached: going back within that time reads nothing. */
const GC_MS = 30 * 60_000
/** Milliseconds before a retry after a network error. */
const RETRY_MS = 1_000

/** Only network errors are retried. */
const isLostNetwork = (error: unknown) => error instanceof Problem && error.code === 'unavailable'

/** Whether a failure is final: the second attempt, or any while offline. Next pages are never restored. */
function isLastAttempt({ state: { fetchFailureCount, fetchMeta } }: Query): boolean {
  const isNextPage = Boolean(fetchMeta && 'fetchMore' in fetchMeta && fetchMeta.fetchMore)
  return !isNextPage && (!navigator.onLine || fetchFailureCount > 0)
}

/**
 * Creates the query client with the defaults of all queries and mutations. Reads cost money, so data stays fresh until a write
 * changes it; focus and reconnection do not refetch. When the network fails, data of an earlier visit is restored and marked.
 * @param endSignIn reports an expired sign-in and signs out; called once for all writes that fail meanwhile
 * @param restoreQuery resolves to the data of an earlier visit, or undefined
 */
export function createQueryClient(
  endSignIn: () => Promise<void>,
  restoreQuery: (query: Query) => Promise<unknown> = () => Promise.resolve(undefined),
): QueryClient {
  let ending: Promise<void> | undefined
  const mutationCache = new MutationCache({
    // Earlier failures are outdated.
    onMutate: () => toast.retract(),
    onError: (error) => {
      if (!(error instanceof SignInExpired)) return
      ending ??= endSignIn()
        .catch(console.error)
        .finally(() => {
          ending = undefined
        })
    },
  })
  return new QueryClient({
    mutationCache,
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: GC_MS,
        // Also offline, where the SDK fails at once; a paused query would never settle.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: (failures, error) => failures === 0 && isLostNetwork(error),
        retryDelay: RETRY_MS,
        persister: async (fetchData, context, query) => {
          try {
            const data = await fetchData(context)
            restored.delete(query)
            return data
          } catch (error) {
            const data = isLostNetwork(error) && isLastAttempt(query) ? await restoreQuery(query) : undefined
            if (data === undefined) throw error
            restored.add(query)
            return data
          }
        },
      },
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  })
}
