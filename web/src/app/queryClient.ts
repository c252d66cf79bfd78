import { Problem } from '@tracker/domain/api/problem.ts'
import { MutationCache, type Query, QueryClient } from '@tanstack/react-query'
import { SignInExpired } from '#firebase/signInExpired.ts'
import { toast } from '#notifications/toast.ts'
import { restored } from './offline/restoredQueries.ts'

/** Milliseconds for which an answer is kept that no screen shows: Back within that time reads nothing. */
const GC_MS = 30 * 60_000
/** Milliseconds before a read is tried again that the network lost. */
const RETRY_MS = 1_000

/** A lost network may be back in a moment; a denial, or a sentence of the server, stays what it is. */
const isLostNetwork = (error: unknown) => error instanceof Problem && error.code === 'unavailable'

/** Whether a failure is final: the second attempt's, or any while the browser knows that it is offline. More pages have no substitute. */
function isLastAttempt({ state: { fetchFailureCount, fetchMeta } }: Query): boolean {
  const isNextPage = Boolean(fetchMeta && 'fetchMore' in fetchMeta && fetchMeta.fetchMore)
  return !isNextPage && (!navigator.onLine || fetchFailureCount > 0)
}

/**
 * The one cache, with the rules that hold for every read and write. Reading costs money, so an answer stays until a write
 * changes it: nothing is asked again because a window has the focus or the network is back. When the network fails, an answer
 * of an earlier visit takes its place, and is marked as restored.
 * @param endSignIn tells a person that the sign-in has expired, and signs out; called once for all writes that fail meanwhile
 * @param restoreQuery resolves to the data of an earlier visit, or undefined
 */
export function createQueryClient(
  endSignIn: () => Promise<void>,
  restoreQuery: (query: Query) => Promise<unknown> = () => Promise.resolve(undefined),
): QueryClient {
  let ending: Promise<void> | undefined
  const mutationCache = new MutationCache({
    // Whatever failed before is being tried again, or is over.
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
        // Offline too: the SDK says so at once, and a paused question would never answer.
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
