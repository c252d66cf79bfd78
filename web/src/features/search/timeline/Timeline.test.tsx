import { type Locator, page, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useState } from 'react'
import { renderApp } from '#test/render.tsx'
import { CENTURIES } from '#test/searchAnswers.ts'
import { type Range, Timeline } from './Timeline.tsx'
import { YearFields } from '#features/search/filters/YearFields.tsx'

const NONE: Range = { from: undefined, to: undefined }

/** The timeline with its fields, and what was chosen last. */
function Time({ start = NONE }: { start?: Range }) {
  const [range, setRange] = useState(start)
  return (
    <>
      <div data-testid="timeline">
        <Timeline centuries={CENTURIES} {...range} onChoose={setRange} />
      </div>
      <YearFields {...range} years={{ begin: -24_999, end: 2000 }} onChoose={setRange} />
      <output>{`${range.from ?? 'open'} to ${range.to ?? 'open'}`}</output>
    </>
  )
}

const chosen = page.getByRole('status')
const range = () => chosen.element().textContent
const field = (name: string) => page.getByRole('textbox', { name })
const strip = () => page.getByTestId('timeline').element().querySelector<HTMLElement>('svg')?.parentElement
const handle = (end: 'begin' | 'end') => strip()?.querySelector<HTMLElement>(`[data-end="${end}"]`)

/** The middle of an element of the timeline, moved sideways by pixels. */
function middleOf(element: Element | null | undefined, by = 0) {
  if (!element) throw new Error('The timeline has no such element.')
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2 + by, clientY: top + height / 2 }
}

/** What a pointer does, from where it goes down to where it comes up: each event after the last one was drawn. */
async function drag(
  target: Element | null | undefined,
  from: { clientX: number; clientY: number },
  by: number,
) {
  // A made-up pointer cannot be captured.
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue()
  const moves = by === 0 ? [] : [0.25, 0.5, 0.75, 1].map((part) => ['pointermove', by * part] as const)
  for (const [type, at] of [['pointerdown', 0] as const, ...moves, ['pointerup', by] as const]) {
    const clientX = from.clientX + at
    target?.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, clientX, clientY: from.clientY }),
    )
    await new Promise(requestAnimationFrame)
  }
}
const bin = (index: number) => strip()?.querySelectorAll('path:not(.range)')[index]
const countOfTurns = () => strip()?.querySelectorAll('path:not(.range)').length ?? 0

async function show(start?: Range) {
  await renderApp(<Time {...(start ? { start } : {})} />)
  await expect.poll(countOfTurns).toBeGreaterThan(3)
}

async function fill(locator: Locator, text: string) {
  await locator.fill(text)
  await userEvent.keyboard('{Enter}')
}

describe.each([
  ['a wide screen', 1280],
  ['a phone', 360],
])('the timeline on %s', (_, width) => {
  beforeEach(() => page.viewport(width, 800))

  it('fits its container, with touch targets of 44 px', async () => {
    await show({ from: 1801, to: 1900 })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    for (const end of ['begin', 'end'] as const) {
      const { width: wide = 0, height = 0 } = handle(end)?.getBoundingClientRect() ?? {}
      expect([wide, height]).toEqual([44, 44])
    }
  })

  it('a press selects a bin, and a second one clears it', async () => {
    await show()
    const last = bin(countOfTurns() - 1)
    await drag(strip(), middleOf(last), 0)
    await expect.poll(range).toMatch(/^\d+ to 2000$/)
    await drag(strip(), middleOf(bin(countOfTurns() - 1)), 0)
    await expect.element(chosen).toHaveTextContent('open to open')
  })

  it('a drag selects a range, in either direction', async () => {
    await show()
    const first = middleOf(bin(0))
    const last = middleOf(bin(countOfTurns() - 1))
    await drag(strip(), last, first.clientX - last.clientX)
    await expect.poll(range).toBe('-25000 to 2000')
  })

  it('a handle moves its end; pressing it changes nothing', async () => {
    await show({ from: 1801, to: 1900 })
    const grip = handle('begin')
    await drag(grip, middleOf(grip), 0)
    await expect.element(chosen).toHaveTextContent('1801 to 1900')
    await drag(grip, middleOf(grip), -200)
    await expect.element(chosen).not.toHaveTextContent('1801')
    await expect.poll(range).toMatch(/^(-?\d+) to (1900|2000)$/)
  })
})

describe('the year fields', () => {
  beforeEach(() => page.viewport(1280, 800))

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
    await drag(strip(), middleOf(bin(countOfTurns() - 1)), 0)
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

it('the timeline has a text alternative', async () => {
  await show()
  await expect
    .element(page.getByText('Artifacts in 17 centuries, 25000 BC to AD 2000; most: 19th century.'))
    .toBeInTheDocument()
})
