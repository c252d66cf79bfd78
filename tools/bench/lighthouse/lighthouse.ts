/** Runs Lighthouse with phone settings and both kinds of throttling. npm downloads it on first use. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import * as z from 'zod/mini'
import { median } from '#bench/measures.ts'
import { serveReference } from '#bench/lighthouse/referencePage.ts'
import { browserOptions } from '#browser.ts'
import { Failure } from '#cli/failure.ts'

const VERSION = '13.5.0'
const ROUNDS = 5
/** Attempts per measurement: a trace sometimes lacks a value. */
const ATTEMPTS = 3
/** Lighthouse's throttling methods: applied while the page loads, or simulated afterwards. */
const MODES = ['devtools', 'simulate'] as const
type Mode = (typeof MODES)[number]

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const reportSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
  audits: z.record(z.string(), z.looseObject({ numericValue: z.optional(z.number()) })),
})

type Category = (typeof CATEGORIES)[number]
/** Scores from 0 to 100; times in milliseconds; `machine` is Lighthouse's benchmark index of the processor without throttling. */
type Result = Readonly<Record<Category | 'fcp' | 'lcp' | 'blocking' | 'cls' | 'thread' | 'machine', number>>

/** A browser profile with stored data. */
interface Visitor {
  /** Profile folder. */
  profile: string
  /** Whether the system prefers dark colours, for pages without script. */
  isDark: boolean
}

/**
 * @param folder for the report
 * @param visitor profile; a new one by default
 * @throws Failure if Lighthouse cannot be downloaded or the page cannot be measured
 */
export async function runLighthouse(
  url: string,
  mode: Mode,
  chrome: string,
  folder: string,
  visitor?: Visitor,
): Promise<Result> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = await measureOnce(url, mode, chrome, folder, visitor)
    const missing = Object.entries(result).flatMap(([name, value]) => (Number.isNaN(value) ? [name] : []))
    if (missing.length === 0) return result
    console.log(`  Measured again: ${url}, as there was no value for ${missing.join(', ')}.`)
  }
  throw new Failure(`Lighthouse could not measure all of ${url}.`)
}

async function measureOnce(
  url: string,
  mode: Mode,
  chrome: string,
  folder: string,
  visitor?: Visitor,
): Promise<Result> {
  const file = join(folder, 'report.json')
  // Runs npm's script with Node, because npm.cmd on Windows does not accept spaces in arguments.
  const npm = process.env.npm_execpath
  if (npm === undefined)
    throw new Failure('Lighthouse is fetched by npm: please start this as npm run bench.')
  const args = ['exec', '--yes', `--package=lighthouse@${VERSION}`, '--', 'lighthouse', url, '--quiet']
  const flags = ['--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage']
  if (visitor) {
    flags[0] += ` --user-data-dir=${visitor.profile}`
    if (visitor.isDark) flags[0] += ' --blink-settings=preferredColorScheme=0'
    flags.push('--disable-storage-reset', '--ignore-status-code')
  }
  const { failed, stderr } = await execa(
    process.execPath,
    [npm, ...args, '--output=json', `--output-path=${file}`, `--throttling-method=${mode}`, ...flags],
    { env: { CHROME_PATH: chrome }, stdin: 'ignore', stdout: 'ignore', reject: false },
  )
  if (failed) throw new Failure(`Lighthouse could not measure ${url}: ${stderr.slice(-400)}`)
  const { environment, categories, audits } = z.parse(reportSchema, JSON.parse(await readFile(file, 'utf8')))
  const score = (name: Category) => 100 * (categories[name]?.score ?? NaN)
  const valueOf = (name: string) => audits[name]?.numericValue ?? NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcp: valueOf('first-contentful-paint'),
    lcp: valueOf('largest-contentful-paint'),
    blocking: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    thread: valueOf('mainthread-work-breakdown'),
    machine: environment.benchmarkIndex,
  }
}

/** Returns a row of medians for `console.table`. */
export function rowOf(results: readonly Result[]) {
  const of = (key: keyof Result, digits = 0) =>
    Number(median(results.map((result) => result[key])).toFixed(digits))
  const seconds = (key: keyof Result) => Number((of(key) / 1000).toFixed(2))
  const scores = results.map(({ performance }) => Math.round(performance))
  return {
    score: of('performance'),
    lowest: Math.min(...scores),
    highest: Math.max(...scores),
    'FCP s': seconds('fcp'),
    'LCP s': seconds('lcp'),
    'TBT ms': of('blocking'),
    CLS: of('cls', 3),
    'thread s': seconds('thread'),
    a11y: of('accessibility'),
    bp: of('best-practices'),
    seo: of('seo'),
    machine: of('machine'),
  }
}

/** The same page of this product and of another one. */
export interface Pair {
  readonly name: string
  readonly ours: string
  readonly other?: string | undefined
}

/** How many times a figure of ours is as large as the other's. */
const ratio = (ours: readonly Result[], other: readonly Result[], key: keyof Result) =>
  Number((median(ours.map((one) => one[key])) / median(other.map((one) => one[key]))).toFixed(2))

/**
 * Prints medians of five for each page, in turn with the same page of the other product and with the reference page. Lighthouse
 * slows the processor to a quarter; `machine` tells how fast it was before. @throws Failure
 */
export async function compareByLighthouse(pairs: readonly Pair[]): Promise<void> {
  const [reference, folder, { executablePath }] = await Promise.all([
    serveReference(),
    mkdtemp(join(tmpdir(), 'lighthouse-')),
    browserOptions(),
  ])
  try {
    for (const mode of MODES)
      for (const { name, ours, other } of pairs) {
        const urls = { ours, ...(other && { other }), reference: reference.url }
        const results = new Map(Object.keys(urls).map((whose) => [whose, [] as Result[]]))
        for (let round = 0; round < ROUNDS; round += 1)
          for (const [whose, url] of Object.entries(urls))
            results.get(whose)?.push(await runLighthouse(url, mode, executablePath, folder))
        console.log(
          `\n${name}, Lighthouse ${VERSION}, throttling ${mode === 'devtools' ? 'applied' : 'simulated'}`,
        )
        console.table(Object.fromEntries([...results].map(([whose, found]) => [whose, rowOf(found)])))
        const [one = [], two = []] = [results.get('ours'), results.get('other')]
        if (two.length > 0)
          console.log(
            `ours / other: FCP ${ratio(one, two, 'fcp')}, LCP ${ratio(one, two, 'lcp')}, TBT ${ratio(one, two, 'blocking')}`,
          )
      }
  } finally {
    reference.close()
    await rm(folder, { recursive: true, force: true })
  }
}
