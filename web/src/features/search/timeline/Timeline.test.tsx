import { type Locator, page, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useState } from 'react'
import { renderApp } from '#test/render.tsx'
import { TIMELINE } from '#test/searchResponses.ts'
import { type Range, Timeline } from './Timeline.tsx'
import { YearFields } from '#features/search/filters/YearFields.tsx'

const NONE: Range = { from: undefined, to: undefined }

/** Renders the timeline with its fields, and records the last choice. */
function Time({ start = NONE }: { start?: Range }) {
  const [range, setRange] = useState(start)
  return (
    <>
      <Timeline bins={TIMELINE} {...range} onChoose={setRange} />
      <YearFields {...range} years={{ begin: -24_999, end: 2000 }} onChoose={setRange} />
      <output>{`${range.from ?? 'open'} to ${range.to ?? 'open'}`}</output>
    </>
  )
}

const chosen = page.getByRole('status')
const range = () => chosen.element().textContent
const field = (name: string) => page.getByRole('textbox', { name })
const timeline = page.getByRole('listbox', { name: 'Timeline' })
const bins = () => page.getByRole('option').elements()
const wholeTime = page.getByRole('button', { name: 'Whole time' })

function middleOf(element: Element | undefined) {
  if (!element) throw new Error('The timeline has no such bin.')
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

/** Drags a pointer from one bin to another. Each event waits for the previous one to render. */
async function drag(from: number, to: number, pointerType = 'mouse') {
  // Synthetic pointers cannot be captured.
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue()
  const [start, stop] = [middleOf(bins()[from]), middleOf(bins()[to])]
  for (const [type, at] of [
    ['pointerdown', start],
    ['pointermove', stop],
    ['pointerup', stop],
  ] as const) {
    timeline
      .element()
      .dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType, ...at }))
    await new Promise(requestAnimationFrame)
  }
}

async function show(start?: Range) {
  await renderApp(<Time {...(start ? { start } : {})} />)
  await expect.poll(() => bins().length).toBe(TIMELINE.length)
  await expect.poll(() => bins()[1]?.getBoundingClientRect().width).toBeGreaterThan(10)
}

async function fill(locator: Locator, text: string) {
  await locator.fill(text)
  await userEvent.keyboard('{Enter}')
}

describe.each([
  ['a wide screen', 1280, 'mouse'],
  ['a phone', 360, 'touch'],
])('the timeline on %s', (_, width, pointerType) => {
  beforeEach(() => page.viewport(width, 800))

  it('fits its container, and is 44 px high; a bin is at least 24 px wide', async () => {
    await show({ from: 1801, to: 1900 })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(timeline.element().clientHeight).toBe(44)
    expect(bins()[0]?.getBoundingClientRect().width).toBeGreaterThanOrEqual(24)
  })

  it('a press chooses a bin, and a second one clears it', async () => {
    await show()
    await drag(11, 11, pointerType)
    await expect.poll(range).toBe('1951 to 2000')
    await drag(11, 11, pointerType)
    await expect.element(chosen).toHaveTextContent('open to open')
  })

  it('a drag chooses the years of several bins, in either direction', async () => {
    await show()
    await drag(11, 0, pointerType)
    await expect.poll(range).toBe('-24999 to 2000')
  })
})

describe('on the keyboard', () => {
  it('arrow keys move along the timeline, Enter chooses, Escape shows the whole time', async () => {
    await show()
    await userEvent.tab()
    await expect.element(timeline).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    const option = page.getByRole('option', { name: '1001 to 1500 · 16 artifacts', selected: true })
    await expect.element(timeline).toHaveAttribute('aria-activedescendant', option.element().id)
    await userEvent.keyboard('{Enter}')
    await expect.poll(range).toBe('1001 to 1500')
    await userEvent.keyboard('{Escape}')
    await expect.poll(range).toBe('open to open')
  })

  it('Shift and arrow keys choose several, Home and End move to the ends', async () => {
    await show()
    await userEvent.tab()
    await userEvent.keyboard('{End}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{Enter}')
    await expect.poll(range).toBe('1851 to 2000')
    await userEvent.keyboard('{Home}{Enter}')
    await expect.poll(range).toBe('-24999 to -1')
  })

  it('"Whole time" is shown while years are chosen, and leaves the focus on the timeline', async () => {
    await show({ from: 1801, to: 1850 })
    await wholeTime.click()
    await expect.poll(range).toBe('open to open')
    await expect.element(timeline).toHaveFocus()
    await expect.element(wholeTime).not.toBeInTheDocument()
  })
})

describe('the year fields', () => {
  it('select a range on Enter and on blur', async () => {
    await show()
    await fill(field('From year'), '300 BC')
    await expect.element(chosen).toHaveTextContent('-300 to open')
    await expect.element(field('From year')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('AD 79')
    await userEvent.tab()
    await expect.element(chosen).toHaveTextContent('-300 to 79')
  })

  it('show the range of the collection as placeholders, and the selected range', async () => {
    await show()
    await expect.element(field('From year')).toHaveAttribute('placeholder', '24999 BC')
    await drag(11, 11)
    await expect.element(field('To year')).toHaveValue('2000')
    await fill(field('From year'), '')
    await fill(field('To year'), '')
    await expect.element(chosen).toHaveTextContent('open to open')
  })

  it('show an error for an invalid year, and select nothing', async () => {
    await show()
    await fill(field('To year'), 'soon')
    await expect.element(page.getByText('A year, like 300 BC or 1750.')).toBeVisible()
    await expect.element(chosen).toHaveTextContent('open to open')
  })

  it('swap years in the wrong order', async () => {
    await show({ from: 1801, to: undefined })
    await fill(field('To year'), '1750')
    await expect.element(chosen).toHaveTextContent('1750 to 1801')
  })
})
