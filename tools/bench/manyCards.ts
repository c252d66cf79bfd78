/** Browse with ten pages of cards: what the next page costs, and what it holds. */
import { PAGE_SIZE } from '@tracker/domain/limits.ts'
import type { Browser } from 'playwright-core'
import { type Measure, median } from '#bench/measures.ts'
import { type Phone, pickUpPhone, readHeap, readMetrics, untilIdle } from '#bench/phone.ts'

const PAGES = 10
const ROUNDS = 5
/** Milliseconds after which a page of cards counts as missing. */
const PAGE_MS = 60_000

/**
 * Presses Load more as soon as it is there, and waits until all new cards are painted: a page of them comes in parts. In the
 * page itself, since finding things by their role is work of the main thread, too.
 */
function pressLoadMore([size, timeout]: readonly [number, number]): Promise<void> {
  return new Promise((resolve, reject) => {
    const cards = document.getElementsByTagName('article')
    const before = cards.length
    let isPressed = false
    const look = () => {
      if (!isPressed) {
        const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')]
        const button = buttons.find(({ textContent }) => textContent === 'Load more')
        isPressed = button !== undefined
        button?.click()
      }
      if (cards.length < before + size) return
      observer.disconnect()
      clearTimeout(timer)
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(() => {
      observer.disconnect()
      const seen = isPressed ? `${cards.length - before} of ${size} new cards` : 'no button'
      reject(new Error(`Load more: there was ${seen} after ${timeout} ms.`))
    }, timeout)
    observer.observe(document, { childList: true, subtree: true, characterData: true })
    look()
  })
}

/** @returns milliseconds of the main thread from a press of Load more until the new cards are painted */
async function loadMore(phone: Phone): Promise<number> {
  const before = (await readMetrics(phone))('TaskDuration')
  await phone.page.evaluate(pressLoadMore, [PAGE_SIZE, PAGE_MS] as const)
  return ((await readMetrics(phone))('TaskDuration') - before) * 1000
}

/** Opens Browse and presses Load more until ten pages are there. @returns the listeners with one page */
export async function openManyCards(phone: Phone): Promise<number> {
  await phone.page.goto('/allArtifacts')
  await phone.page.locator('main article a').first().waitFor()
  await untilIdle(phone)
  // What nobody uses any more does not count: neither before nor after.
  await readHeap(phone)
  const listeners = (await readMetrics(phone))('JSEventListeners')
  for (let pages = 1; pages < PAGES; pages += 1) await loadMore(phone)
  return listeners
}

/** @param app the address of a running stack with more than fifteen pages of records */
export async function measureManyCards(browser: Browser, app: string): Promise<Measure[]> {
  const phone = await pickUpPhone(browser, app)
  try {
    const few = await openManyCards(phone)
    const heap = await readHeap(phone)
    const many = (await readMetrics(phone))('JSEventListeners')
    const more: number[] = []
    while (more.length < ROUNDS) more.push(await loadMore(phone))
    return [
      { name: 'Load more at 240 cards, main thread', value: median(more), unit: 'ms', goal: 300 },
      { name: 'Memory with 240 cards', value: heap, unit: 'MB', goal: 16 },
      { name: 'Listeners that 216 more cards added', value: many - few, unit: '', goal: 0 },
    ]
  } finally {
    await phone.context.close()
  }
}
