import { Problem } from '@tracker/domain/errors.ts'
import { MutationCache, QueryClient } from '@tanstack/react-query'
import { SignInExpired } from '#firebase/signInExpired.ts'
import { toast } from '#notifications/toast.ts'

/** Milliseconds for which an answer is kept that no screen shows: Back within that time reads nothing. */
const GC_MS = 30 * 60_000
/** Milliseconds before a read is tried again that the network lost. */
const RETRY_MS = 1_000

/** A lost network may be back in a moment; a denial, or a sentence of the server, stays what it is. */
const isLostNetwork = (error: unknown) => error instanceof Problem && error.code === 'unavailable'

/**
 * The one cache, with the rules that hold for every read and write. Reading costs money, so an answer stays until a write
 * changes it: nothing is asked again because a window has the focus or the network is back.
 * @param endSignIn tells a person that the sign-in has expired, and signs out; called once for all writes that fail meanwhile
 */
export function createQueryClient(endSignIn: () => Promise<void>): QueryClient {
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
        persister: async (ask, context, query) => {
          try {
            return await ask(context)
          } catch (error) {
            if (!isLostNetwork(error)) throw error
            const lastVisit = await import('./lastVisit.ts').catch(() => null)
            if (!lastVisit) throw error
            return lastVisit.recallInstead(error, query)
          }
        },
      },
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  })
}
