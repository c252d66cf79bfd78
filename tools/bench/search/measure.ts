/** Measures cost and quality of the search, over the famous artifacts and the records of a file. */
import type { ArtifactContent } from '@tracker/domain/artifact/content.ts'
import { readYears } from '@tracker/domain/time/years.ts'
import { SearchIndex } from 'functions/search/engine.ts'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { ImportRecord } from '#import/table/record.ts'
import { answerTo, engineOf, idOf, judge, typosFound } from '#bench/search/judge.ts'
import { MULTI_WORD_QUERIES } from '#bench/search/multiWordQueries.ts'
import { MUSEUM_QUERIES } from '#bench/search/museumQueries.ts'
import {
  EVERYDAY_QUERIES,
  FOREIGN_QUERIES,
  HELD_OUT_QUERIES,
  NAME_QUERIES,
  NUMBER_QUERIES,
  SECOND_HELD_OUT_QUERIES,
} from '#bench/search/thirdQueries.ts'
import { seedArtifacts } from '#seed/artifacts.ts'

const JUDGED_OF = 2_000
const TYPOS = 500
const ROUNDS = 3
const MEGABYTE = 1_000_000

/** The most expensive queries known: many short, common or misspelled words. */
const EXPENSIVE = [
  'a an ba be bo ca ce co da de di do fa fe fo ga go ha he hi ho ja ka ko la le li lo ma me mo',
  'art car por mar con pre pro sta int per cha par ear gol sil bro cer pai woo pap',
  'henry walters baltimore date mode acquisition unknown museum art gift purchase credit medium height',
  'teh nad fo form wiht goldd silvr bronz ivoyr wodo papre clotth potteri glas stoen bonne',
  'xaaaaa xbbbbb xccccc xddddd xeeeee xfffff xggggg xhhhhh xiiiii xjjjjj xkkkkk xlllll xmmmmm',
]

/** Runs `work` and returns this process's processor time in milliseconds, over all threads. */
async function processorMs<T>(work: () => T | Promise<T>): Promise<readonly [ms: number, result: T]> {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return [(user + system) / 1_000, result]
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

function findings(records: readonly ImportRecord[], seeds: readonly ArtifactContent[]): string[] {
  const contents = [...seeds, ...records.map(({ content }) => content)]
  const engine = engineOf(contents)
  const { missed, empty } = judge(engine, MUSEUM_QUERIES)
  const idByKey = new Map(records.map(({ key }, at) => [key, idOf(seeds.length + at)]))
  const isWanted = ({ _id }: { _id: string }, keys: string) =>
    keys.split(' ').some((key) => idByKey.get(key) === _id)
  const several = judge(engine, MULTI_WORD_QUERIES, isWanted, 3)
  const names = contents.map(({ artifact_name }) => artifact_name)
  const dated = contents.map(({ created_at }) => created_at).filter((text) => /\d/.test(text))
  const typos = typosFound(engine, names, TYPOS, 1)
  return [
    `${MUSEUM_QUERIES.length - missed.length} of ${MUSEUM_QUERIES.length} queries find what was meant, ${empty.length} nothing`,
    `${MULTI_WORD_QUERIES.length - several.missed.length} of ${MULTI_WORD_QUERIES.length} queries of several words have a wanted record in the first three, ${several.empty.length} find nothing, ${several.respelt.length} respell a known word`,
    `${percent(typos.share)} of names with one letter wrong are found`,
    `${percent(dated.filter((text) => readYears(text)).length / dated.length)} of dates with a digit are read`,
    ...[...missed, ...several.missed, ...typos.missed].map((text) => `missed: ${text}`),
    ...several.respelt.map((text) => `respelt: ${text}`),
  ]
}

/** The third judged set, over all records. */
function namesAndNumbers(contents: readonly ArtifactContent[]): string[] {
  const engine = engineOf(contents)
  const texts = new Map(contents.map((content, at) => [idOf(at), Object.values(content).join(' | ')]))
  const isWanted = ({ _id }: { _id: string }, patterns: string) =>
    patterns.split(' & ').every((pattern) => new RegExp(pattern, 'iu').test(texts.get(_id) ?? ''))
  const sets = {
    names: NAME_QUERIES,
    numbers: NUMBER_QUERIES,
    everyday: EVERYDAY_QUERIES,
    foreign: FOREIGN_QUERIES,
    'held-out': HELD_OUT_QUERIES,
    'second held-out': SECOND_HELD_OUT_QUERIES,
  }
  return Object.entries(sets).flatMap(([kind, queries]) => {
    const { missed } = judge(engine, queries, isWanted, 3)
    const misread = queries.filter(([query]) => answerTo(engine, query).read_as !== null)
    return [
      `${queries.length - missed.length} of ${queries.length} ${kind} queries have a wanted record in the first three, ${misread.length} are read otherwise`,
      ...missed.map((text) => `missed: ${text}`),
      ...misread.map(([query]) => `read otherwise: ${query}`),
    ]
  })
}

async function costs(contents: readonly ArtifactContent[]): Promise<string[]> {
  const [building, built] = await processorMs(() => engineOf(contents))
  const [storing, bytes] = await processorMs(() => built.serialize())
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const [loading, engine] = await processorMs(() => SearchIndex.load(bytes))
  delay.disable()
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [query] of [...MUSEUM_QUERIES, ...MULTI_WORD_QUERIES]) {
      const [ms] = await processorMs(() => answerTo(engine, query))
      // The first round warms up.
      if (round > 0) times.push(ms)
    }
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1)
  const expensive: string[] = []
  for (const text of EXPENSIVE) {
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push((await processorMs(() => answerTo(engine, text)))[0])
    expensive.push(`expensive: ${Math.min(...rounds).toFixed(0)} ms of processor for "${text.slice(0, 40)}"`)
  }
  const [similar] = await processorMs(() => {
    for (let one = 0; one < 100; one += 1) engine.similar(idOf(Math.floor((one * contents.length) / 100)))
  })
  return [
    `${contents.length} artifacts; built from records in ${(building / 1_000).toFixed(1)} s of processor`,
    `stored as ${(bytes.length / MEGABYTE).toFixed(2)} MB, ${(bytes.length / contents.length).toFixed(0)} bytes each, in ${storing.toFixed(0)} ms of processor`,
    `loaded in ${loading.toFixed(0)} ms of processor, other calls waited ${(delay.max / MEGABYTE).toFixed(0)} ms at most`,
    `a search: ${at(0.5)} ms, 95 of 100 in ${at(0.95)} ms, the longest ${at(0.9999)} ms of processor`,
    ...expensive,
    `artifacts like one: ${(similar / 100).toFixed(1)} ms of processor`,
  ]
}

/** Prints the results line by line. */
export async function measureForgiving(records: readonly ImportRecord[]): Promise<void> {
  const seeds = seedArtifacts('https://example.com').map(({ content }) => content)
  console.log(`\n  The forgiving search, famous artifacts and ${JUDGED_OF} records\n`)
  for (const line of findings(records.slice(0, JUDGED_OF), seeds)) console.log(`  ${line}`)
  const contents = [...seeds, ...records.map(({ content }) => content)]
  console.log('\n  Names, numbers and everyday words, all records\n')
  for (const line of namesAndNumbers(contents)) console.log(`  ${line}`)
  console.log('\n  What it costs\n')
  for (const line of await costs(contents)) console.log(`  ${line}`)
}
