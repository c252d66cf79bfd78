import { createContext, useContext, useMemo } from 'react'
import type { ApiClient } from './apiClient.ts'

/** The API client of a test; null for the app's own. */
export const ApiContext = createContext<ApiClient | null>(null)

/** Returns a function that loads the API client, for parts of pages that call nothing at first. */
export function useLazyApi(): () => Promise<ApiClient> {
  const provided = useContext(ApiContext)
  return useMemo(() => async () => provided ?? (await import('./useApi.ts')).apiClient, [provided])
}
