/** Keyboard navigation. */
import type { Page } from 'playwright-core'

/**
 * Name of the focused element and whether the element and its focus ring are visible; null without a focus.
 */
export function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
    const label = isField ? element.labels?.[0]?.textContent : null
    const name = element.getAttribute('aria-label') ?? label ?? element.textContent
    const marks = [element, element.parentElement, element.parentElement?.parentElement].flatMap((one) => {
      const style = one && getComputedStyle(one)
      return style ? [style.outlineStyle !== 'none' && style.outlineWidth !== '0px'] : []
    })
    const box = element.getBoundingClientRect()
    return {
      name: name.trim(),
      isMarked: marks.includes(true) || element.closest('.Mui-focused') !== null,
      isInView: box.bottom > 0 && box.top < innerHeight,
    }
  })
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

const isNamed = (name: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name)

export const isFocused = (page: Page, name: string | RegExp) => async () =>
  isNamed((await focused(page))?.name ?? '', name)
