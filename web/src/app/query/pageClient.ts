import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

/** Query client of one page that the function renders (app/server.tsx); null in browsers, which have one for the app. */
export const PageClientContext = createContext<QueryClient | null>(null)
