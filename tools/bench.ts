/**
 * `npm run bench`: measures what users notice, and compares with the goals and the previous run on this
 * machine.
 */
import type { Browser } from 'playwright-core'
import { measureContributing } from '#bench/contributing/contributing.ts'
import { measureConcurrency } from '#bench/concurrency.ts'
import { measureDev } from '#bench/dev.ts'
import { measureDocuments } from '#bench/documents.ts'
import { measureFirstCards } from '#bench/firstCards.ts'
import { measureFirstScreen } from '#bench/firstScreen.ts'
import { measureInteractions } from '#bench/interactions.ts'
import { compareByLighthouse } from '#bench/lighthouse/lighthouse.ts'
import { measureManyCards } from '#bench/manyCards.ts'
import { auditPublicPages } from '#bench/lighthouse/publicPages.ts'
import { saveResults, type Measure, readPrevious, tableOf } from '#bench/measures.ts'
import { readRecords } from '#bench/records.ts'
import { measureForgiving } from '#bench/search/measure.ts'
import { compareSearches } from '#bench/search/nameSearches.ts'
import { startSite } from '#bench/site.ts'
import { launchBrowser } from '#browser.ts'
import { parseArguments } from '#cli/args.ts'
import { runMain } from '#cli/failure.ts'
import type { NewRecord } from '#import/table/record.ts'
import type { Stack } from '#stack/stack.ts'

/** Records in addition to the famous ones: enough for fifteen pages. */
const PAGES_OF = 400
/** Number of records among which the judged queries were judged. */
const SEARCHED_OF = 2_000

const COMMAND = {
  summary:
    'Measures the product: start, first screen, API, documents, interactions, searches (docs/performance.md).',
  usage:
    'npm run bench [-- FILE] [--only pages|cards|contributing|search|forgiving] [--lighthouse [--beside URL | --public]]',
  options: {
    only: { type: 'string', description: 'one part. FILE: JSON lines or CSV with real records for it' },
    lighthouse: { type: 'boolean', default: false, description: 'Lighthouse on Home and Browse instead' },
    beside: { type: 'string', description: 'address that Lighthouse measures in turn with this product' },
    public: { type: 'boolean', default: false, description: 'Lighthouse once on each public page and theme' },
  },
} as const

async function measurePages(file: string | undefined): Promise<void> {
  const [previous, records] = await Promise.all([readPrevious(), readRecords(file)])
  const start = performance.now()
  let stack: Stack = await startSite([])
  const ready = (performance.now() - start) / 1000
  const browser = await launchBrowser()
  const found: Measure[] = []
  const show = (title: string, measures: readonly Measure[]) => {
    found.push(...measures)
    console.log(tableOf(title, measures, previous))
  }
  try {
    show('Starting', [
      { name: 'The stack, from warm', value: ready, unit: 's', goal: 8 },
      ...(await measureDev()),
    ])
    show('First screen, phone, processor / 4, medians of 5', await measureFirstScreen(browser, stack.app))
    show('API', await measureConcurrency(stack))
    await stack.stop()
    stack = await startSite(records.slice(0, PAGES_OF))
    show('Many cards, phone, processor / 4', await measureManyCards(browser, stack.app))
    show('Answers, processor / 4', await measureInteractions(browser, stack.app))
    show('Documents', await measureDocuments(browser, stack))
    await saveResults(previous, found)
  } finally {
    await browser.close()
    await stack.stop()
  }
}

/** Measures on a stack with these records, and prints one table. */
async function measureOne(
  title: string,
  records: readonly NewRecord[],
  measure: (browser: Browser, app: string) => Promise<Measure[]>,
): Promise<void> {
  const previous = await readPrevious()
  const stack = await startSite(records)
  const browser = await launchBrowser()
  try {
    const measures = await measure(browser, stack.app)
    console.log(tableOf(title, measures, previous))
    await saveResults(previous, measures)
  } finally {
    await browser.close()
    await stack.stop()
  }
}

const measureContributions = () =>
  measureOne('Fifteen records in a row, phone, slow 4G, processor / 4', [], measureContributing)

async function measureCards(file: string | undefined): Promise<void> {
  const records = (await readRecords(file)).slice(0, SEARCHED_OF)
  await measureOne('First card of each judged query', records, measureFirstCards)
}

/** @param other address of another site to measure as well */
async function measureByLighthouse(isAudit: boolean, other: string | undefined): Promise<void> {
  const stack = await startSite([])
  try {
    if (isAudit) await auditPublicPages(stack.app)
    else {
      const pages = ['/', '/allArtifacts'].map((path) => `${stack.app}${path}`)
      await compareByLighthouse([...pages, ...(other ? [other] : [])])
    }
  } finally {
    await stack.stop()
  }
}

runMain(async () => {
  const { values: options, positionals } = parseArguments(process.argv.slice(2), COMMAND)
  const [file] = positionals
  if (options.lighthouse) return measureByLighthouse(options.public, options.beside)
  const isSelected = (part: string) => options.only === undefined || options.only === part
  if (isSelected('pages')) await measurePages(file)
  if (isSelected('cards')) await measureCards(file)
  if (isSelected('contributing')) await measureContributions()
  if (isSelected('search')) await compareSearches(await readRecords(file))
  if (isSelected('forgiving')) await measureForgiving(await readRecords(file))
})
