/**
 * `npm run bench [-- FILE] [--only pages|contributing|search|forgiving] [--lighthouse] [--beside URL] [--public]`: what the
 * product costs its users, beside its goals and beside the run before on this machine. FILE holds real records (JSON lines
 * or CSV); without it, records are generated. With `--lighthouse` Lighthouse measures Home and Browse instead, `--beside`
 * another site in turn with it; with `--public` it looks at every public page in both themes, once.
 */
import { parseArgs } from 'node:util'
import { measureContributing } from '#bench/contributing.ts'
import { measureCrowd } from '#bench/crowd.ts'
import { measureDev } from '#bench/dev.ts'
import { measureDocuments } from '#bench/documents.ts'
import { measureFirstScreen } from '#bench/firstScreen.ts'
import { measureInteractions } from '#bench/interactions.ts'
import { compareByLighthouse } from '#bench/lighthouse.ts'
import { measureManyCards } from '#bench/manyCards.ts'
import { auditPublicPages } from '#bench/publicPages.ts'
import { keepForNext, type Measure, readPrevious, tableOf } from '#bench/measures.ts'
import { readRecords } from '#bench/records.ts'
import { measureForgiving } from '#bench/search/measure.ts'
import { compareSearches } from '#bench/searches.ts'
import { startSite } from '#bench/site.ts'
import { launchBrowser } from '#browser.ts'
import { runMain } from '#cli/failure.ts'
import type { Stack } from '#stack/stack.ts'

/** Records beside the famous ones: enough for fifteen pages. */
const PAGES_OF = 400

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    lighthouse: { type: 'boolean', default: false },
    beside: { type: 'string' },
    public: { type: 'boolean', default: false },
  },
})

async function measurePages(): Promise<void> {
  const [previous, records] = await Promise.all([readPrevious(), readRecords(positionals[0])])
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
    show('API', await measureCrowd(stack))
    await stack.stop()
    stack = await startSite(records.slice(0, PAGES_OF))
    show('Many cards, phone, processor / 4', await measureManyCards(browser, stack.app))
    show('Answers, processor / 4', await measureInteractions(browser, stack.app))
    show('Documents', await measureDocuments(browser, stack))
    await keepForNext(previous, found)
  } finally {
    await browser.close()
    await stack.stop()
  }
}

async function measureAnEvening(): Promise<void> {
  const previous = await readPrevious()
  const stack = await startSite([])
  const browser = await launchBrowser()
  try {
    const measures = await measureContributing(browser, stack.app)
    console.log(tableOf('Fifteen records in a row, phone, slow 4G, processor / 4', measures, previous))
    await keepForNext(previous, measures)
  } finally {
    await browser.close()
    await stack.stop()
  }
}

async function measureByLighthouse(): Promise<void> {
  const stack = await startSite([])
  try {
    if (options.public) await auditPublicPages(stack.app)
    else {
      const pages = ['/', '/allArtifacts'].map((path) => `${stack.app}${path}`)
      await compareByLighthouse([...pages, ...(options.beside ? [options.beside] : [])])
    }
  } finally {
    await stack.stop()
  }
}

runMain(async () => {
  if (options.lighthouse) return measureByLighthouse()
  const isAsked = (part: string) => options.only === undefined || options.only === part
  if (isAsked('pages')) await measurePages()
  if (isAsked('contributing')) await measureAnEvening()
  if (isAsked('search')) await compareSearches(await readRecords(positionals[0]))
  if (isAsked('forgiving')) await measureForgiving(await readRecords(positionals[0]))
})
