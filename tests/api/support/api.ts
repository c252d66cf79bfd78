/**
 * Runs the built function over an empty store, in a separate process that handles requests concurrently, as
 * in production.
 */
import { inject } from 'vitest'
import type { Child } from '../../../tools/stack/processes/child.ts'
import { startFunction as start } from '../../../tools/stack/function/function.ts'
import { freePort } from '../../../tools/stack/ports.ts'
import { type Ask, asker } from './ask.ts'
import { closeAtEnd } from './closing.ts'
import { startStore, type Store } from './store.ts'

export { startStore, type Store }

/** Settings with a search timeout long enough for labels to include search results on a slow machine. */
export const PATIENT_SEARCH = { SEARCH_WAIT_MS: '60000' }

/** Settings of a function that refreshes the search index before each search. */
export const FRESH_SEARCH = { SEARCH_STALE_MS: '1', ...PATIENT_SEARCH }

export interface RunningFunction {
  readonly child: Child
  readonly base: string
  readonly ask: Ask
  /** Lines logged by the function. */
  readonly log: readonly string[]
}

export interface Api extends RunningFunction {
  readonly store: Store
}

/**
 * Starts a process of the function. The test file fails if any response had status 500.
 * @param env settings added to those of the local stack
 */
export async function startFunction(
  store: Store,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningFunction> {
  const port = await freePort()
  const log: string[] = []
  const child = await start({
    folder: inject('functionFolder'),
    port,
    firestorePort: store.port,
    env: { FIREBASE_AUTH_EMULATOR_HOST: inject('authHost'), ...env },
    onLine: (line) => log.push(line),
  })
  closeAtEnd(async () => {
    await child.stop()
    const bugs = log.filter((line) => line.includes('"status":500') || line.includes('"message":"Error: bug'))
    if (bugs.length > 0) throw new Error(`The function had bugs:\n${bugs.join('\n')}`)
  })
  const base = `http://127.0.0.1:${port}`
  return { child, base, ask: asker(base), log }
}

/**
 * Starts an empty store and the function over it, and stops both after the file.
 * @param start `startLocalStore` for tests that need the local Firestore even if another one is configured
 */
export async function startApi(
  env?: Readonly<Record<string, string>>,
  start: () => Promise<Store> = startStore,
): Promise<Api> {
  const store = await start()
  return { store, ...(await startFunction(store, env)) }
}
