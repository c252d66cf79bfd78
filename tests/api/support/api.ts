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

type Env = Readonly<Record<string, string>>

const DEFAULTS = {
  /** Searches find the latest changes, and wait for them on a slow machine too. */
  SEARCH_STALE_MS: '1',
  SEARCH_WAIT_MS: '60000',
  /** A local site, so that photos have the host that a test asks. */
  HOSTING_ORIGIN: 'http://127.0.0.1:9',
}

/** A URL, because `--import` does not accept Windows paths. */
export const FAKE_CLOCK = new URL('fakeClock.ts', import.meta.url).href

/**
 * Each reading of the clock advances it by a minute, so that a call stops at its deadline after the first step, as a crash would
 * stop it.
 */
export const FAST_CLOCK = { NODE_OPTIONS: `--import ${FAKE_CLOCK}` }

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

interface Launched extends RunningFunction {
  readonly log: string[]
}

async function launch(store: Store, env: Env): Promise<Launched> {
  const port = await freePort()
  const log: string[] = []
  const child = await start({
    folder: inject('functionFolder'),
    port,
    firestorePort: store.port,
    env: { FIREBASE_AUTH_EMULATOR_HOST: inject('authHost'), ...DEFAULTS, ...env },
    onLine: (line) => log.push(line),
  })
  const base = `http://127.0.0.1:${port}`
  return { child, base, ask: asker(base), log }
}

/** @throws Error if any response had status 500 */
function expectNoBugs(log: readonly string[]): void {
  const bugs = log.filter((line) => line.includes('"status":500') || line.includes('"message":"Error: bug'))
  if (bugs.length > 0) throw new Error(`The function had bugs:\n${bugs.join('\n')}`)
}

/**
 * Starts a process of the function, for tests that kill it or depend on its memory. The test file fails if
 * any response had status 500.
 * @param env settings added to those of the local stack
 */
export async function startFunction(store: Store, env: Env = {}): Promise<RunningFunction> {
  const running = await launch(store, env)
  closeAtEnd(async () => {
    await running.child.stop()
    expectNoBugs(running.log)
  })
  return running
}

/** Functions over the shared store by their settings. They end with this process. */
const shared = new Map<string, Promise<Launched>>()

/**
 * As `startFunction`, but test files that run one after another share the process, because its start costs
 * more than most tests. Each file finds its search index and its log empty.
 */
export async function shareFunction(store: Store, env: Env = {}): Promise<RunningFunction> {
  if (!store.isShared) return startFunction(store, env)
  const key = JSON.stringify(env)
  const starting = shared.get(key) ?? launch(store, env)
  shared.set(key, starting)
  const running = await starting
  closeAtEnd(async () => {
    // The next file finds an empty search index: it would miss artifacts that are stored with an old time.
    await store.clear()
    await running.ask('GET', '/sitemap.xml')
    expectNoBugs(running.log.splice(0))
  })
  return running
}

/** Uses an empty store and a function over it, and checks the function after the file. */
export async function startApi(env?: Env): Promise<Api> {
  const store = await startStore()
  return { store, ...(await shareFunction(store, env)) }
}
