/**
 * Builds an index of ordinary records and of the most expensive valid ones, stores it, loads it, changes the expensive
 * records, and searches. A process of its own, so that its memory can be measured: prints one JSON object.
 *
 *   node --max-old-space-size=256 hostileLoad.ts ORDINARY HOSTILE TEXT
 */
import type { ArtifactSource, StoredArtifact } from 'functions/search/index/artifactSource.ts'
import type { IndexStorage, StoredIndex } from 'functions/search/index/indexStorage.ts'
import { IndexSync } from 'functions/search/index/indexSync.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { HOSTILE_TEXTS, hostileRecord, ordinaryRecords } from '#bench/search/hostileRecords.ts'
import { answerTo } from '#bench/search/judge.ts'
import { seeded } from '#bench/search/museumNames.ts'

const PAGE = 100
/** Longer than a refresh takes on any machine, so that it is measured whole. */
const WAIT_MS = 600_000
/** Short, common, unknown and ideographic words, and numbers of inventories. */
const SEARCHES = [
  'tag con pro mar',
  'kara mito',
  'karami tosel',
  '1750',
  '勝義 勝',
  'xxaaaa yyaaaa zzaaaa conaaa',
  '0-0-0-0-0-0-1',
  Array.from({ length: 40 }, (_, at) => `${String.fromCharCode(97 + (at % 26))}-10`).join(' '),
]

const [ordinary, hostile, name = ''] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4]]
const text = HOSTILE_TEXTS[name]
if (!text) throw new Error(`No such text: ${name}`)
const below = seeded(3)
const expensive = (at: number): StoredArtifact => ({ id: `h${at}`, fields: hostileRecord(text, below, at) })

const processorMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Runs `work` and returns the most processor time between two turns of the event loop. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const state = { isRunning: true }
  let longest = 0
  const running = work().finally(() => {
    state.isRunning = false
  })
  for (let before = processorMs(); state.isRunning;) {
    await nextTurn()
    const now = processorMs()
    longest = Math.max(longest, now - before)
    before = now
  }
  await running
  return longest
}

/** Records that are made when they are read. Making them is no part of a turn of the index. */
const source: ArtifactSource = {
  async all(take) {
    const ordinaryOne = ordinaryRecords(ordinary, 1)
    for (let at = 0; at < ordinary + hostile; at += PAGE) {
      const page: StoredArtifact[] = []
      for (let one = at; one < Math.min(at + PAGE, ordinary + hostile); one += 1) {
        await nextTurn()
        page.push(one < hostile ? expensive(one) : { id: `o${one}`, fields: ordinaryOne(one) })
      }
      await nextTurn()
      await take(page)
      await nextTurn()
    }
    return 1
  },
  async changedSince(_, take) {
    await take(changed)
    return 1
  },
  count: () => Promise.resolve(ordinary + hostile),
  added: () => Promise.resolve([]),
  read: () => Promise.resolve([]),
}
let changed: readonly StoredArtifact[] = []
let stored: StoredIndex | null = null
const storage: IndexStorage = {
  load: () => Promise.resolve(stored),
  acquire: () => Promise.resolve(true),
  save(_, index) {
    stored = index
    return Promise.resolve(true)
  },
}
const syncOf = () =>
  new IndexSync({ artifacts: source, storage, now: Date.now, staleMs: 0, waitMs: WAIT_MS, changesMin: 0 })

const building = await longestTurn(() => syncOf().engine())
const sync = syncOf()
const loading = await longestTurn(() => sync.engine())
changed = Array.from({ length: hostile }, (_, at) => expensive(at))
const changing = await longestTurn(() => sync.engine())
changed = []
const engine = await sync.engine()
let searching = 0
for (const query of SEARCHES) {
  // The first run compiles.
  let fastest = Infinity
  for (let run = 0; run < 2; run += 1) {
    const before = processorMs()
    answerTo(engine, query)
    fastest = Math.min(fastest, processorMs() - before)
  }
  searching = Math.max(searching, fastest)
}
const numbers = Array.from({ length: hostile }, (_, at) => at)
const found = numbers.filter((at) => answerTo(engine, `number${at}`).results[0]?._id === `h${at}`)
/** Milliseconds of processor time for which other calls waited, and what is found by name. */
const load = {
  waits: { building, loading, changing, searching },
  mebibytes: process.resourceUsage().maxRSS / 1_024,
  byNameOnly: engine.byNameOnly,
  found: found.length,
}
console.log(JSON.stringify(load))
