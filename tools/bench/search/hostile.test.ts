import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { entryOf } from 'functions/search/index/indexEntry.ts'
import { TextIndex } from 'functions/search/index/textIndex.ts'
import { HOSTILE_TEXTS, hostileRecord } from '#bench/search/hostileRecords.ts'
import { seeded } from '#bench/search/museumNames.ts'

const MINUTE = 60_000
const script = join(import.meta.dirname, 'hostileLoad.ts')

const STEPS = ['building', 'loading', 'changing', 'searching'] as const
/** Milliseconds of processor time. */
const WAIT_MAX_MS = 100
const isShort = (ms: number) => ms < WAIT_MAX_MS

const loadSchema = z.object({
  /** Most milliseconds of processor time for which other calls waited. */
  waits: z.record(z.enum(STEPS), z.number()),
  mebibytes: z.number(),
  /** Expensive records that are found by their names only, and those found by the last word of their name. */
  byNameOnly: z.number(),
  found: z.number(),
})

/** Runs the script with the heap that Node uses in 512 MiB. */
async function loadOf(
  ordinary: number,
  hostile: number,
  text: string,
  signal?: AbortSignal,
): Promise<z.infer<typeof loadSchema>> {
  const args = ['--max-old-space-size=256', script, ...[ordinary, hostile, text].map(String)]
  const { stdout } = await promisify(execFile)(process.execPath, args, { signal })
  return z.parse(loadSchema, JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
}

const RUNS = 3

/**
 * Loads in several runs, until in one of them no call waited: a full collection of garbage, up to 0.2 s of processor time on a
 * busy machine, may fall into a turn.
 */
async function loadsOf(...of: Parameters<typeof loadOf>): Promise<z.infer<typeof loadSchema>[]> {
  const loads: z.infer<typeof loadSchema>[] = []
  while (loads.length < RUNS) {
    const load = await loadOf(...of)
    loads.push(load)
    console.log(JSON.stringify(load))
    if (Object.values(load.waits).every((ms) => ms < WAIT_MAX_MS)) break
  }
  return loads
}

describe('the most expensive valid records', () => {
  it(
    '100 among 20,000 need less than 512 MiB, and no other call waits for 100 ms of processor time',
    async () => {
      const loads = await loadsOf(20_000, 100, 'Chinese letters')
      for (const load of loads) {
        expect(load.mebibytes).toBeLessThan(512)
        // The index is full before all of them are in it; the rest is found by name.
        expect(load.byNameOnly).toBeGreaterThan(0)
        expect(load.found).toBe(100)
      }
      for (const step of STEPS)
        expect([step, Math.min(...loads.map(({ waits }) => waits[step]))]).toEqual([
          step,
          expect.toSatisfy(isShort),
        ])
    },
    15 * MINUTE,
  )

  it.for(Object.keys(HOSTILE_TEXTS))(
    'of %s are indexed in slices, and found by name',
    async (text, { signal }) => {
      const load = await loadOf(200, 25, text, signal)
      for (const step of STEPS) expect([step, load.waits[step]]).toEqual([step, expect.toSatisfy(isShort)])
      expect(load).toMatchObject({ found: 25, byNameOnly: 0 })
    },
  )

  it.each(Object.entries(HOSTILE_TEXTS))('of %s are counted: each adds at most 1.5 MB', (_, text) => {
    const index = new TextIndex()
    const below = seeded(5)
    for (let at = 0; at < 3; at += 1) {
      const before = index.bytes
      const entry = entryOf(`h${at}`, hostileRecord(text, below, at))
      if (entry) index.put(entry)
      expect(index.bytes - before).toBeGreaterThan(0)
      expect(index.bytes - before).toBeLessThan(1_500_000)
    }
    for (let at = 0; at < 3; at += 1) index.remove(`h${at}`)
    expect(index.bytes).toBe(0)
  })
})
