import { MutationCache, type Query, QueryClient } from '@tanstack/react-query'
import { SignInExpired } from '#utils/signInExpired.ts'
import { toast } from '#notifications/toast.ts'
import { restored } from '#app/offline/restoredQueries.ts'

/** Milliseconds for which unused data stays cached. Going back within that time costs no reads. */
const GC_MS = 30 * 60_000
/** Milliseconds before the retry after a network error. */
const RETRY_MS = 1_000

/**
 * True for a `Problem` without an answer: only network errors are retried. Told by its name, because every page would load the
 * class with its messages and schemas.
 */
const isLostNetwork = (error: unknown) =>
  error instanceof Error && error.name === 'Problem' && 'code' in error && error.code === 'unavailable'

/** Returns true for the last attempt: the second one, or any while offline. Next pages are never restored. */
function isLastAttempt({ state: { fetchFailureCount, fetchMeta } }: Query): boolean {
  const isNextPage = Boolean(fetchMeta && 'fetchMore' in fetchMeta && fetchMeta.fetchMore)
  return !isNextPage && (!navigator.onLine || fetchFailureCount > 0)
}

/**
 * Creates the query client with defaults for all queries and mutations. Reads cost money, so data stays fresh
 * until a write changes it; focus does not refetch, reconnection only what has failed. When the network fails,
 * data of an earlier visit is restored and marked.
 * @param endSignIn reports an expired sign-in and signs out; called only once for several failing writes
 * @param restoreQuery returns the data of an earlier visit, or undefined
 */
export function createQueryClient(
  endSignIn: () => Promise<void>,
  restoreQuery: (query: Query) => Promise<unknown> = () => Promise.resolve(undefined),
): QueryClient {
  let ending: Promise<void> | undefined
  const mutationCache = new MutationCache({
    // Removes messages about earlier failures.
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
        // Runs queries offline as well: the SDK then fails at once, while a paused query would never settle.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => state.status === 'error',
        retry: (failures, error) => failures === 0 && isLostNetwork(error),
        retryDelay: RETRY_MS,
        persister: async (fetchData, context, query) => {
          try {
            const data = await fetchData(context)
            restored.delete(query)
            return data
          } catch (error) {
            // What restores data may be missing as well: the reader's problem is the lost network.
            const data =
              isLostNetwork(error) && isLastAttempt(query)
                ? await restoreQuery(query).catch(console.warn)
                : undefined
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
