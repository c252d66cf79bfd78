/** Measures the first screen on a phone: paints, first card, main thread and bytes. */
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { type Measure, median } from '#bench/measures.ts'
import { type Phone, openPhone, readMetrics, waitForIdle } from '#bench/phone.ts'

const ROUNDS = 5
const CARD = 'main a[href^="/artifact/"]'

/** Marks the time when a selector first matches. */
function watchFor(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    observer.disconnect()
    performance.mark('card')
  })
  observer.observe(document, { childList: true, subtree: true })
}

interface Vitals {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  readonly blocking: number
  readonly card: number
}

/** `blocking` is the sum of long tasks beyond 50 ms each. */
function readVitals(): Promise<Vitals> {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
      observer.observe({ type, buffered: true })
      setTimeout(() => resolve(observer.takeRecords()), 100)
    })
  const read = async () => {
    const [paints, largest, shifts, tasks] = await Promise.all(
      ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'].map(entriesOf),
    )
    const shiftOf = (entry: PerformanceEntry) => ('value' in entry ? Number(entry.value) : 0)
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
    return {
      fcp: paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0,
      lcp: largest?.at(-1)?.startTime ?? 0,
      cls: sum((shifts ?? []).map(shiftOf)),
      blocking: sum((tasks ?? []).map(({ duration }) => Math.max(0, duration - 50))),
      card: performance.getEntriesByName('card')[0]?.startTime ?? 0,
    }
  }
  return read()
}

const compressed = (body: Buffer) => gzipSync(body, { level: 9 }).length

/** Counts the compressed bytes of scripts loaded over the network, without cached ones. */
async function countScript({ page, session }: Phone): Promise<() => Promise<number>> {
  await session.send('Network.enable')
  const cached = new Set<string>()
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  const scripts: { requestId: string; url: string }[] = []
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker) cached.add(requestId)
    if (type === 'Script') scripts.push({ requestId, url: response.url })
  })
  return async () => {
    const loaded = scripts.splice(0).filter(({ requestId }) => !cached.has(requestId))
    const bodies = await Promise.all(loaded.map(async ({ url }) => (await page.request.get(url)).body()))
    return bodies.reduce((sum, body) => sum + compressed(body), 0)
  }
}

async function open(phone: Phone, path: string): Promise<void> {
  await phone.page.goto(path)
  await phone.page.locator(CARD).first().waitFor()
  await waitForIdle(phone)
}

interface Visit extends Vitals {
  readonly task: number
}

async function visit(browser: Browser, app: string, path: string): Promise<Visit> {
  const phone = await openPhone(browser, app)
  try {
    await phone.page.addInitScript(watchFor, CARD)
    await open(phone, path)
    const metrics = await readMetrics(phone)
    return { ...(await phone.page.evaluate(readVitals)), task: metrics('TaskDuration') }
  } finally {
    await phone.context.close()
  }
}

/** Compressed bytes of a page's preloaded scripts. */
async function initialScript({ page }: Phone, path: string): Promise<number> {
  const html = await (await page.request.get(path)).text()
  const named = [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]*(?:src|href)="([^"]+\.js)"/g)]
  const files = new Set(named.map(([, file = '']) => file))
  const bodies = await Promise.all([...files].map(async (file) => (await page.request.get(file)).body()))
  return bodies.reduce((sum, body) => sum + compressed(body), 0)
}

async function measureScript(browser: Browser, app: string): Promise<Measure[]> {
  const phone = await openPhone(browser, app)
  try {
    const scriptSoFar = await countScript(phone)
    await open(phone, '/')
    const afterIdle = await scriptSoFar()
    await open(phone, '/')
    const secondVisit = await scriptSoFar()
    const kB = (bytes: number) => bytes / 1000
    const initial = await initialScript(phone, '/')
    return [
      { name: 'Home: script before the app runs, gz', value: kB(initial), unit: 'kB', goal: 105 },
      { name: 'Home: script after idle, gz', value: kB(afterIdle), unit: 'kB', goal: 215 },
      { name: 'Home: script of a second visit', value: secondVisit, unit: 'B', goal: 0 },
    ]
  } finally {
    await phone.context.close()
  }
}

/** @param app URL of a running stack with the famous artifacts */
export async function measureFirstScreen(browser: Browser, app: string): Promise<Measure[]> {
  const home: Visit[] = []
  const browse: Visit[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    home.push(await visit(browser, app, '/'))
    browse.push(await visit(browser, app, '/allArtifacts'))
  }
  const middle = (visits: Visit[], key: keyof Visit) => median(visits.map((one) => one[key]))
  return [
    { name: 'Home: first contentful paint', value: middle(home, 'fcp'), unit: 'ms', goal: null },
    { name: 'Home: largest contentful paint', value: middle(home, 'lcp'), unit: 'ms', goal: null },
    { name: 'Home: main thread', value: middle(home, 'task'), unit: 's', goal: 4 },
    { name: 'Home: blocked beyond 50 ms', value: middle(home, 'blocking'), unit: 'ms', goal: 100 },
    { name: 'Home: layout shift', value: middle(home, 'cls'), unit: '', goal: 0.01 },
    { name: 'Browse: first card', value: middle(browse, 'card'), unit: 'ms', goal: 1_200 },
    { name: 'Browse: main thread', value: middle(browse, 'task'), unit: 's', goal: 4 },
    { name: 'Browse: layout shift', value: middle(browse, 'cls'), unit: '', goal: 0.01 },
    ...(await measureScript(browser, app)),
  ]
}
