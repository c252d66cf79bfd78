/** Measures Browse with ten pages of cards: cost of the next page, memory and listeners. */
import { PAGE_SIZE } from '@tracker/domain/limits.ts'
import type { Browser } from 'playwright-core'
import { type Measure, median } from '#bench/measures.ts'
import { type Phone, openPhone, readHeap, readMetrics, waitForIdle } from '#bench/phone.ts'
import type { Stack } from '#stack/stack.ts'

const PAGES = 10
const ROUNDS = 5
/** Timeout for a page of cards. */
const TIMEOUT_MS = 60_000

/**
 * Presses Load more and waits until all new cards are painted (they render in parts). Runs in the page,
 * because Playwright's queries would add work to the main thread.
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

/** @returns main-thread time of Load more in ms */
async function loadMore(phone: Phone): Promise<number> {
  const before = (await readMetrics(phone))('TaskDuration')
  await phone.page.evaluate(pressLoadMore, [PAGE_SIZE, TIMEOUT_MS] as const)
  return ((await readMetrics(phone))('TaskDuration') - before) * 1000
}

/** Opens Browse and loads ten pages. @returns number of listeners with one page */
export async function openManyCards(phone: Phone): Promise<number> {
  await phone.page.goto('/allArtifacts')
  // The cards come with the page; this button works once the app runs.
  await phone.page.locator('main button:enabled', { hasText: 'Load more' }).waitFor()
  await waitForIdle(phone)
  // Collects garbage, so that unused listeners do not count.
  await readHeap(phone)
  const listeners = (await readMetrics(phone))('JSEventListeners')
  for (let pages = 1; pages < PAGES; pages += 1) await loadMore(phone)
  return listeners
}

/** @param stack needs more than fifteen pages of records */
export async function measureManyCards(browser: Browser, { app }: Stack): Promise<Measure[]> {
  const phone = await openPhone(browser, app)
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
