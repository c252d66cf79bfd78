import { useContext, useMemo } from 'react'
import type { ApiClient } from './apiClient.ts'
import { ApiContext } from './apiContext.ts'

/** Returns a function that loads the API client, for parts of pages that call nothing at first. */
export function useLazyApi(): () => Promise<ApiClient> {
  const provided = useContext(ApiContext)
  return useMemo(() => async () => provided ?? (await import('./useApi.ts')).apiClient, [provided])
}
