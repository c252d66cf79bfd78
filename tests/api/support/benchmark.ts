/**
 * Checks that hostile requests leave an instance as it was: the same reads for the same response, no more connections or memory.
 * The response time is logged, not checked.
 */
import { vi } from 'vitest'
import { type Api, startFunction, startStore } from './api.ts'
import { storeArtifact } from './artifacts.ts'
import { objectOf } from './ask.ts'

const PROBED = { NODE_OPTIONS: `--import ${new URL('probe.ts', import.meta.url).href}` }
const ROUNDS = 15
/** Allowed growth of memory: less than half of the largest body that a test sends. */
const MEGABYTES_MORE = 16
/** The server closes an idle connection after five seconds. */
const CLOSING = { timeout: 60_000, interval: 250 }

interface Held {
  readonly sockets: number
  readonly megabytes: number
}

interface Cost {
  /** Documents read by a list request; null if the store does not count them. */
  readonly reads: number | null
  readonly medianMs: number
}

async function heldBy({ log }: Api): Promise<Held> {
  const port = /Probe on port (\d+)/.exec(log.join('\n'))?.[1]
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { Connection: 'close' } })
  const { sockets, megabytes } = objectOf(await response.json())
  return { sockets: Number(sockets), megabytes: Number(megabytes) }
}

async function timeList({ ask }: Api): Promise<number> {
  const started = performance.now()
  const { status } = await ask('GET', '/artifacts?limit=1')
  if (status !== 200) throw new Error(`A list answered ${status}.`)
  return performance.now() - started
}

async function costOf(api: Api): Promise<Cost> {
  const readsSoFar = () =>
    api.store.usage().then(
      ({ documentsRead }) => documentsRead,
      () => null,
    )
  const before = await readsSoFar()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timeList(api))
  const after = await readsSoFar()
  return {
    reads: before === null || after === null ? null : (after - before) / ROUNDS,
    medianMs: times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0,
  }
}

/** Returns a sentence for each resource of which more is held than before. */
function moreThan(before: Held, after: Held): string[] {
  const isHeavier = after.megabytes > before.megabytes + MEGABYTES_MORE
  return [
    ...(after.sockets > before.sockets
      ? [`${after.sockets} connections are open, not ${before.sockets}`]
      : []),
    ...(isHeavier ? [`${after.megabytes} MB are held, not ${before.megabytes}`] : []),
  ]
}

export interface Probed extends Api {
  /** Returns a sentence for each measure that is worse than at the start. */
  degradation(): Promise<string[]>
}

/** Starts the function over a store with two artifacts, so that a page of one always costs the same reads. */
export async function startProbed(): Promise<Probed> {
  const store = await startStore()
  const api = { store, ...(await startFunction(store, PROBED)) }
  for (const id of ['benchmark1', 'benchmark2']) await storeArtifact(api.store.db, { id, uid: 'nobody' })
  // Warm-up: the first calls also load code and open connections.
  await costOf(api)
  const cost = await costOf(api)
  const held = await heldBy(api)
  return {
    ...api,
    async degradation() {
      const now = await costOf(api)
      console.log(`A list takes ${(now.medianMs / cost.medianMs).toFixed(2)} of the time before.`)
      let leaks: string[] = []
      const expectReleased = async () => {
        leaks = moreThan(held, await heldBy(api))
        if (leaks.length > 0) throw new Error('Connections or memory are still held.')
      }
      await vi.waitFor(expectReleased, CLOSING).catch(() => undefined)
      const reads = now.reads === cost.reads ? [] : [`a list reads ${now.reads} documents, not ${cost.reads}`]
      return [...reads, ...leaks]
    },
  }
}
