/** Keyboard navigation. */
import type { Page } from 'playwright-core'

interface Stop {
  name: string
  /** True if the focus ring is visible. */
  isMarked: boolean
  isInView: boolean
}

declare global {
  /** The focused elements at each press of Tab. */
  var tabStops: (Stop | null)[] | undefined
}

/** The focused element; null without a focus. Runs in the page. */
function describeFocus(): Stop | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  const label = isField ? element.labels?.[0]?.textContent : null
  const name = element.getAttribute('aria-label') ?? label ?? element.textContent
  const marks = []
  // A cover has the ring around all of it, three elements above its link.
  for (let one: Element | null = element; one && marks.length < 4; one = one.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    marks.push(outlineStyle !== 'none' && outlineWidth !== '0px')
  }
  const box = element.getBoundingClientRect()
  return {
    name: name.trim(),
    isMarked: marks.includes(true) || element.closest('.Mui-focused') !== null,
    isInView: box.bottom > 0 && box.top < innerHeight,
  }
}

export const focused = (page: Page): Promise<Stop | null> => page.evaluate(describeFocus)

/** Watches the page's focus: at each press of Tab, it is where the press before has moved it. */
function watchTabs(page: Page): Promise<void> {
  return page.evaluate(`{
    const look = ${describeFocus.toString()}
    if (!globalThis.tabStops)
      addEventListener('keydown', ({ key }) => key === 'Tab' && globalThis.tabStops.push(look()), true)
    globalThis.tabStops = []
  }`)
}

/** Moves the focus to the start of the page. */
export async function focusStart(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
}

/**
 * Presses Tab until the focus leaves the page, and returns what had the focus.
 * @param expected presses that are needed at least, if all works
 */
export async function tabThrough(page: Page, expected: number): Promise<Stop[]> {
  await watchTabs(page)
  for (let step = 0; step < expected; step += 1) await page.keyboard.press('Tab')
  for (let step = 0; step < 100 && (await focused(page)); step += 1) await page.keyboard.press('Tab')
  const [, ...stops] = await page.evaluate(() => globalThis.tabStops ?? [])
  const end = stops.indexOf(null)
  return (end < 0 ? stops : stops.slice(0, end)).filter((stop) => stop !== null)
}

/** Presses Tab until an element with this name has the focus. */
export async function tabTo(page: Page, name: string | RegExp) {
  for (let step = 0; step < 120; step += 1) {
    const stop = await focused(page)
    if (stop && isNamed(stop.name, name)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${String(name)}.`)
}

/**
 * Chooses an option of the focused select by its first letters, each of them once. They are sent together, because
 * a select forgets letters after a second, and each answer of a slow page may take as long.
 */
export async function typeAhead(page: Page, letters: string): Promise<void> {
  await Promise.all(Array.from(letters, (letter) => page.keyboard.press(letter)))
}

const isNamed = (name: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name)

export const isFocused = (page: Page, name: string | RegExp) => async () =>
  isNamed((await focused(page))?.name ?? '', name)
