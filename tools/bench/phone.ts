/** A phone as benchmarks take it: a small touch screen and a processor four times as slow as this machine's. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

const SLOWDOWN = 4

export interface Phone {
  readonly context: BrowserContext
  readonly page: Page
  readonly session: CDPSession
}

/** A new visitor on a phone: nothing stored, nothing signed in. */
export async function pickUpPhone(
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

/** Seconds of the main thread, listeners and so on, by the browser's own names. */
export async function readMetrics({ session }: Phone): Promise<(name: string) => number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (name) => {
    const found = metrics.find((metric) => metric.name === name)
    if (!found) throw new Error(`The browser measures no ${name}.`)
    return found.value
  }
}

/** The heap after what nobody uses was collected, in megabytes. */
export async function readHeap(phone: Phone): Promise<number> {
  await phone.session.send('HeapProfiler.collectGarbage')
  return (await readMetrics(phone))('JSHeapUsedSize') / 1_000_000
}

/** Milliseconds without a new file after which a page counts as idle. */
const QUIET_MS = 2_000

/** Waits until the page fetches nothing more; a connection that stays open does not count. */
export async function untilIdle({ page }: Phone): Promise<void> {
  await page.waitForFunction((quiet) => {
    const ends = performance
      .getEntriesByType('resource')
      .map(({ startTime, duration }) => startTime + duration)
    return performance.now() - Math.max(0, ...ends) > quiet
  }, QUIET_MS)
}

/** From now on the page's network is slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
}

/** @returns what answers how many bytes the page has sent since now: headers and bodies of all requests */
export async function countSent(session: CDPSession): Promise<() => number> {
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
