/** Counts what an open page holds: listeners in the store and entries in TanStack Query's caches. */
import type { Page } from 'playwright-core'
import * as z from 'zod/mini'
import { PROJECT_ID } from '../../../tools/cli/paths.ts'
import { services } from './services.ts'

interface Cache {
  getAll: () => readonly unknown[]
}

declare global {
  /** The query client, under the name that TanStack Query's devtools use. */
  var __TANSTACK_QUERY_CLIENT__: { getQueryCache: () => Cache; getMutationCache: () => Cache } | undefined
}

const usageSchema = z.object({ listeners: z.number() })

/** Number of listeners of all clients of the store. */
export async function countListeners(): Promise<number> {
  const project = `http://127.0.0.1:${services.firestorePort}/emulator/v1/projects/${PROJECT_ID}`
  return z.parse(usageSchema, await (await fetch(`${project}:usage`)).json()).listeners
}

/** Numbers of cached queries and mutations. */
export const countCached = (page: Page) =>
  page.evaluate(() => {
    const { __TANSTACK_QUERY_CLIENT__: client } = globalThis
    return {
      queries: client?.getQueryCache().getAll().length,
      mutations: client?.getMutationCache().getAll().length,
    }
  })
