/** A phone for benchmarks: small touch screen, processor throttled to a quarter. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

const SLOWDOWN = 4

export interface Phone {
  readonly context: BrowserContext
  readonly page: Page
  readonly session: CDPSession
}

/** Opens a new browser context with an empty store. */
export async function openPhone(
  browser: Browser,
  baseURL: string,
  viewport = { width: 412, height: 823 },
): Promise<Phone> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await session.send('Performance.enable')
  return { context, page, session }
}

/** Reads the browser's performance metrics, such as `TaskDuration` in seconds. */
export async function readMetrics({ session }: Phone): Promise<(name: string) => number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (name) => {
    const found = metrics.find((metric) => metric.name === name)
    if (!found) throw new Error(`The browser measures no ${name}.`)
    return found.value
  }
}

/** Heap size after garbage collection, in MB. */
export async function readHeap(phone: Phone): Promise<number> {
  await phone.session.send('HeapProfiler.collectGarbage')
  return (await readMetrics(phone))('JSHeapUsedSize') / 1_000_000
}

/** A page is idle after this time without a request. */
const QUIET_MS = 2_000

/** Waits until the page loads nothing. Open connections do not count. */
export async function waitForIdle({ page }: Phone): Promise<void> {
  await page.waitForFunction((quiet) => {
    const ends = performance
      .getEntriesByType('resource')
      .map(({ startTime, duration }) => startTime + duration)
    return performance.now() - Math.max(0, ...ends) > quiet
  }, QUIET_MS)
}

/** Records the longest performance entry of a type in `data-longest`. Runs in the page. */
export function watchLongest(type: 'event' | 'longtask'): void {
  const { dataset } = document.documentElement
  dataset.longest = '0'
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      dataset.longest = String(Math.max(Number(dataset.longest), duration))
  })
  // Minimum of the Event Timing API.
  const options = { type, durationThreshold: 16 }
  observer.observe(options)
}

/** Throttles the network to Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
export async function throttleNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
}

/** @returns a function that returns the bytes sent so far: headers and bodies of all requests */
export async function countSentBytes(session: CDPSession): Promise<() => number> {
  let sent = 0
  session.on('Network.requestWillBeSentExtraInfo', ({ headers }) => {
    for (const [name, value] of Object.entries(headers)) {
      sent += `${name}: ${value}\r\n`.length
      if (name.toLowerCase() === 'content-length') sent += Number(value)
    }
  })
  await session.send('Network.enable')
  return () => sent
}
