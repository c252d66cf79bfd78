import { createContext, useContext } from 'react'
import { type ApiClient, createApiClient } from './apiClient.ts'
import { appCheckToken } from './appCheck.ts'

/** The API that mutations and the search call. A test gives another one. */
export const ApiContext = createContext<ApiClient>(
  createApiClient({
    fetch: (...args) => fetch(...args),
    // The identity provider's client is not for visitors who search.
    token: async (refreshed) => (await import('./auth.ts')).idToken(refreshed),
    appCheckToken,
  }),
)

/** The API's client; it sends who is signed in. */
export function useApi(): ApiClient {
  return useContext(ApiContext)
}
