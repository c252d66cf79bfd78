/** What the forgiving search costs and finds, over the famous artifacts and records of a file. */
import type { ArtifactContent } from '@tracker/domain/artifact/artifact.ts'
import { readYears } from '@tracker/domain/time/years.ts'
import { PackedEngine } from 'functions/search/engine.ts'
import { pack, unpack } from 'functions/search/packed.ts'
import type { ImportRecord } from '#import/record.ts'
import { engineOf, firstPage, judge, slipsFound } from '#bench/search/judge.ts'
import { MUSEUM_QUERIES } from '#bench/search/museumQueries.ts'
import { seedArtifacts } from '#seed/artifacts.ts'

const JUDGED_OF = 2_000
const SLIPS = 500
const ROUNDS = 3
const MEGABYTE = 1_000_000

/** Milliseconds of processor that something takes, of all threads of this process. */
async function processorMs<T>(work: () => T | Promise<T>): Promise<readonly [ms: number, result: T]> {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return [(user + system) / 1_000, result]
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

function findings(contents: readonly ArtifactContent[]): string[] {
  const engine = engineOf(contents)
  const { missed, empty } = judge(engine, MUSEUM_QUERIES)
  const names = contents.map(({ artifact_name }) => artifact_name)
  const dated = contents.map(({ created_at }) => created_at).filter((text) => /\d/.test(text))
  return [
    `${MUSEUM_QUERIES.length - missed.length} of ${MUSEUM_QUERIES.length} queries find what was meant, ${empty.length} nothing`,
    ...missed.map(({ query, found }) => `missed: ${query} (found ${found.slice(0, 3).join('; ')})`),
    `${percent(slipsFound(engine, names, SLIPS, 1))} of names with one letter wrong are found`,
    `${percent(dated.filter((text) => readYears(text)).length / dated.length)} of dates with a digit are read`,
  ]
}

async function costs(contents: readonly ArtifactContent[]): Promise<string[]> {
  const [building, built] = await processorMs(() => engineOf(contents).whole())
  const packed = await pack(built)
  const [loading, segment] = await processorMs(() => unpack(packed))
  const engine = new PackedEngine([segment])
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { query } of MUSEUM_QUERIES) {
      const [ms] = await processorMs(() => firstPage(engine, query))
      // The first round warms up.
      if (round > 0) times.push(ms)
    }
  }
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1)
  return [
    `${contents.length} artifacts, ${built.words.length} words; built from records in ${(building / 1_000).toFixed(1)} s`,
    `kept as ${(packed.length / MEGABYTE).toFixed(2)} MB, ${(packed.length / contents.length).toFixed(0)} bytes each`,
    `loaded in ${loading.toFixed(0)} ms of processor`,
    `a search: ${at(0.5)} ms, 95 of 100 in ${at(0.95)} ms of processor`,
  ]
}

/** Writes what it finds, line by line. */
export async function measureForgiving(records: readonly ImportRecord[]): Promise<void> {
  const seeds = seedArtifacts('https://example.com').map(({ content }) => content)
  const contents = records.map(({ content }) => content)
  console.log(`\n  The forgiving search, famous artifacts and ${JUDGED_OF} records\n`)
  for (const line of findings([...seeds, ...contents.slice(0, JUDGED_OF)])) console.log(`  ${line}`)
  console.log('\n  What it costs\n')
  for (const line of await costs([...seeds, ...contents])) console.log(`  ${line}`)
}
