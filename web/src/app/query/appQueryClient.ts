import { createQueryClient } from './queryClient.ts'

/** The app's query client, shared by all screens. */
export const appQueryClient = createQueryClient(
  async () => {
    const { endExpiredSignIn } = await import('#features/account/signInExpiry.ts')
    await endExpiredSignIn()
  },
  async (query) => {
    const { restoreQuery } = await import('#app/offline/queryPersister.ts')
    return restoreQuery(query)
  },
)
// When prerendering, garbage collection timers would keep the process alive.
if (typeof document === 'undefined') {
  const { queries } = appQueryClient.getDefaultOptions()
  appQueryClient.setDefaultOptions({ queries: { ...queries, gcTime: Infinity } })
}

// Used by TanStack Query's browser extension and by tests.
if (import.meta.env.MODE !== 'production')
  Object.assign(globalThis, { __TANSTACK_QUERY_CLIENT__: appQueryClient })
