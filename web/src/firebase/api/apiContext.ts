import { createContext } from 'react'
import type { ApiClient } from './apiClient.ts'

/** The API client of a test; null for the app's own. */
export const ApiContext = createContext<ApiClient | null>(null)
