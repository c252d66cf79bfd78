/**
 * Measures a search by name among many records: documents read, and time as a ratio between two sizes in one
 * run.
 */
import { PAGE_SIZE } from '@tracker/domain/limits.ts'
import { median } from '#bench/measures.ts'
import { type SearchApi, startSearchApi } from '#bench/search/searchApi.ts'
import { step } from '#cli/steps.ts'
import type { ImportRecord } from '#import/table/record.ts'
import { buildIfStale, FUNCTION_BUILD } from '#stack/build.ts'

const SMALL = 1_000
const ROUNDS = 9
const SEARCHES = [
  '',
  'a',
  'an',
  'vase',
  'cup',
  'Antikythera',
  'leaf from',
  'figure of',
  'with handle',
  'é',
  'zzzz',
]

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return median(times)
}

async function compare(small: SearchApi, large: SearchApi, text: string): Promise<string> {
  const { shown, reads } = await large.search(text, PAGE_SIZE)
  const perShown = reads / Math.max(1, shown)
  // Measured one after the other; both runs see the same machine within a second.
  const largeMs = await medianMs(() => large.search(text, PAGE_SIZE))
  const ratio = largeMs / (await medianMs(() => small.search(text, PAGE_SIZE)))
  const name = (text === '' ? '(all)' : text).padEnd(14)
  return `  ${name} ${String(shown).padStart(5)} ${String(reads).padStart(6)} ${perShown.toFixed(2).padStart(10)} ${ratio.toFixed(2).padStart(12)}`
}

/** Prints one line per search. */
export async function compareSearches(records: readonly ImportRecord[]): Promise<void> {
  await buildIfStale(FUNCTION_BUILD)
  const [small, large] = await Promise.all([startSearchApi(), startSearchApi()])
  await step(`Loading ${SMALL} records`, () => small.load(records.slice(0, SMALL)))
  await step(`Loading ${records.length} records`, () => large.load(records))
  console.log(`
  First page of ${PAGE_SIZE} among ${records.length} records, as the API answers it. "time" is the median of ${ROUNDS} rounds,
  divided by that of the same search among the first ${SMALL} of them.

  search         shown  reads  reads/shown  time/${SMALL}`)
  for (const text of SEARCHES) console.log(await compare(small, large, text))
  await Promise.all([small.close(), large.close()])
}
