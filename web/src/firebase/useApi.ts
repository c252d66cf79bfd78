import { createContext, useContext } from 'react'
import { type ApiClient, createApiClient } from './apiClient.ts'
import { appCheckToken } from './appCheck.ts'
import { idToken } from './auth.ts'

/** The API that mutations call. A test gives another one. */
export const ApiContext = createContext<ApiClient>(
  createApiClient({ fetch: (...args) => fetch(...args), token: idToken, appCheckToken }),
)

export function useApi(): ApiClient {
  return useContext(ApiContext)
}
