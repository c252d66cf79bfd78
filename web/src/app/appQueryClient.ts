import { createQueryClient } from './queryClient.ts'

/** The app's query client, which lives as long as the page. */
export const appQueryClient = createQueryClient(
  async () => {
    const { endExpiredSignIn } = await import('#features/account/signInExpiry.ts')
    await endExpiredSignIn()
  },
  async (query) => {
    const { restoreQuery } = await import('./offline/queryPersister.ts')
    return restoreQuery(query)
  },
)
// While prerendering, garbage collection timers would keep the process alive.
if (typeof document === 'undefined') {
  const { queries } = appQueryClient.getDefaultOptions()
  appQueryClient.setDefaultOptions({ queries: { ...queries, gcTime: Infinity } })
}

// For TanStack Query's browser extension, and the tests.
if (import.meta.env.MODE !== 'production')
  Object.assign(globalThis, { __TANSTACK_QUERY_CLIENT__: appQueryClient })
