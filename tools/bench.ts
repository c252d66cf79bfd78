/**
 * `npm run bench`: measures what users notice and no test can, and compares with the goals and the previous run on
 * this machine.
 */
import type { Browser } from 'playwright-core'
import { measureContributing } from '#bench/contributing/contributing.ts'
import { measureInteractions } from '#bench/interactions.ts'
import { compareByLighthouse } from '#bench/lighthouse/lighthouse.ts'
import { measureManyCards } from '#bench/manyCards.ts'
import { measureRenders } from '#bench/renders.ts'
import { auditPublicPages } from '#bench/lighthouse/publicPages.ts'
import { saveResults, type Measure, readPrevious, rowsOf } from '#bench/measures.ts'
import { readRecords } from '#bench/records.ts'
import { measureForgiving } from '#bench/search/measure.ts'
import { startSite } from '#bench/site.ts'
import { launchBrowser } from '#browser.ts'
import { parseArguments } from '#cli/args.ts'
import { runMain } from '#cli/failure.ts'
import type { NewRecord } from '#import/table/record.ts'
import type { Stack } from '#stack/stack.ts'

/** Records in addition to the famous ones: enough for fifteen pages. */
const PAGES_OF = 400

const COMMAND = {
  summary: 'Measures the product: renders, many cards, adding, searches (docs/performance.md).',
  usage:
    'npm run bench [-- FILE] [--only pages|contributing|forgiving] [--lighthouse [--beside URL [--list URL] | --public]]',
  options: {
    only: { type: 'string', description: 'one part. FILE: JSON lines or CSV with real records for it' },
    lighthouse: { type: 'boolean', default: false, description: 'Lighthouse on Home and Browse instead' },
    beside: { type: 'string', description: 'home page of another site, which Lighthouse measures in turn' },
    list: { type: 'string', description: 'its list, in turn with Browse; default: /allArtifacts' },
    public: { type: 'boolean', default: false, description: 'Lighthouse once on each public page and theme' },
  },
} as const

type Measuring = (browser: Browser, stack: Stack) => Promise<Measure[]>

/** Measures on a stack with these records, and prints a table for each title. */
async function measureOn(
  records: readonly NewRecord[],
  tables: Readonly<Record<string, Measuring>>,
): Promise<void> {
  const previous = await readPrevious()
  const stack = await startSite(records)
  const browser = await launchBrowser()
  const found: Measure[] = []
  try {
    for (const [title, measure] of Object.entries(tables)) {
      const measures = await measure(browser, stack)
      console.log(`\n${title}`)
      console.table(rowsOf(measures, previous))
      found.push(...measures)
    }
    await saveResults(previous, found)
  } finally {
    await browser.close()
    await stack.stop()
  }
}

/**
 * @param other address of another site's home page, to measure in turn
 * @param list address of its list of artifacts
 */
async function measureByLighthouse(isAudit: boolean, other?: string, list = '/allArtifacts'): Promise<void> {
  const otherList = other && new URL(list, other).href
  const stack = await startSite([])
  try {
    if (isAudit) await auditPublicPages(stack.app)
    else {
      await compareByLighthouse([
        { name: 'Home', ours: `${stack.app}/`, other },
        { name: 'Browse', ours: `${stack.app}/allArtifacts`, other: otherList },
      ])
    }
  } finally {
    await stack.stop()
  }
}

runMain(async () => {
  const { values: options, positionals } = parseArguments(process.argv.slice(2), COMMAND)
  if (options.lighthouse) return measureByLighthouse(options.public, options.beside, options.list)
  const isSelected = (part: string) => options.only === undefined || options.only === part
  const records = await readRecords(positionals[0])
  if (isSelected('pages'))
    await measureOn(records.slice(0, PAGES_OF), {
      'Renders and rest, phone': measureRenders,
      'Many cards, phone, processor / 4': measureManyCards,
      'Answers, processor / 4': measureInteractions,
    })
  if (isSelected('contributing'))
    await measureOn([], { 'Fifteen records in a row, phone, slow 4G, processor / 4': measureContributing })
  if (isSelected('forgiving')) await measureForgiving(records)
})
