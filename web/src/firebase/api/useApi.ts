import { useContext } from 'react'
import { type ApiClient, createApiClient } from './apiClient.ts'
import { appCheckToken } from '#firebase/appCheck.ts'
import { ApiContext } from './apiContext.ts'

export const apiClient = createApiClient({
  fetch: (...args) => fetch(...args),
  // Imported on demand, because visitors can search without Auth.
  token: async (refreshed) => (await import('#firebase/auth/auth.ts')).idToken(refreshed),
  appCheckToken,
})

/** The API client, which sends the token of the signed-in user. */
export function useApi(): ApiClient {
  return useContext(ApiContext) ?? apiClient
}
