import { type Locator, page, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useState } from 'react'
import { renderApp } from '#test/render.tsx'
import { CENTURIES } from '#test/searchAnswers.ts'
import { type Range, Timeline } from './Timeline.tsx'
import { YearFields } from '#features/search/filters/YearFields.tsx'

const NONE: Range = { from: undefined, to: undefined }

/** The ribbon with its fields, and what was chosen last. */
function Time({ start = NONE }: { start?: Range }) {
  const [range, setRange] = useState(start)
  return (
    <>
      <div data-testid="ribbon">
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
const strip = () => page.getByTestId('ribbon').element().querySelector<HTMLElement>('svg')?.parentElement
const handle = (end: 'begin' | 'end') => strip()?.querySelector<HTMLElement>(`[data-end="${end}"]`)

/** The middle of an element of the ribbon, moved sideways by pixels. */
function middleOf(element: Element | null | undefined, by = 0) {
  if (!element) throw new Error('The ribbon has no such element.')
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
const turn = (index: number) => strip()?.querySelectorAll('path:not(.range)')[index]
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
])('the ribbon on %s', (_, width) => {
  beforeEach(() => page.viewport(width, 800))

  it('fits, and its targets are of the size of a finger', async () => {
    await show({ from: 1801, to: 1900 })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    for (const end of ['begin', 'end'] as const) {
      const { width: wide = 0, height = 0 } = handle(end)?.getBoundingClientRect() ?? {}
      expect([wide, height]).toEqual([44, 44])
    }
  })

  it('a press chooses a turn, and a second one leaves it', async () => {
    await show()
    const last = turn(countOfTurns() - 1)
    await drag(strip(), middleOf(last), 0)
    await expect.poll(range).toMatch(/^\d+ to 2000$/)
    await drag(strip(), middleOf(turn(countOfTurns() - 1)), 0)
    await expect.element(chosen).toHaveTextContent('open to open')
  })

  it('a drag chooses a range, in either direction', async () => {
    await show()
    const first = middleOf(turn(0))
    const last = middleOf(turn(countOfTurns() - 1))
    await drag(strip(), last, first.clientX - last.clientX)
    await expect.poll(range).toBe('-25000 to 2000')
  })

  it('a handle moves its end, and a press on it alone changes nothing', async () => {
    await show({ from: 1801, to: 1900 })
    const grip = handle('begin')
    await drag(grip, middleOf(grip), 0)
    await expect.element(chosen).toHaveTextContent('1801 to 1900')
    await drag(grip, middleOf(grip), -200)
    await expect.element(chosen).not.toHaveTextContent('1801')
    await expect.poll(range).toMatch(/^(-?\d+) to (1900|2000)$/)
  })
})

describe('the fields beside the ribbon', () => {
  beforeEach(() => page.viewport(1280, 800))

  it('choose the same by the keyboard, with Enter or when they are left', async () => {
    await show()
    await fill(field('From year'), '300 BC')
    await expect.element(chosen).toHaveTextContent('-300 to open')
    await expect.element(field('From year')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('AD 79')
    await userEvent.tab()
    await expect.element(chosen).toHaveTextContent('-300 to 79')
  })

  it('say what there is while they are empty, and what was chosen on the ribbon', async () => {
    await show()
    await expect.element(field('From year')).toHaveAttribute('placeholder', '24999 BC')
    await drag(strip(), middleOf(turn(countOfTurns() - 1)), 0)
    await expect.element(field('To year')).toHaveValue('2000')
    await fill(field('From year'), '')
    await fill(field('To year'), '')
    await expect.element(chosen).toHaveTextContent('open to open')
  })

  it('say what a year looks like when one cannot be read, and choose nothing', async () => {
    await show()
    await fill(field('To year'), 'soon')
    await expect.element(page.getByText('A year, like 300 BC or 1750.')).toBeVisible()
    await expect.element(chosen).toHaveTextContent('open to open')
  })

  it('turn years that are the wrong way round', async () => {
    await show({ from: 1801, to: undefined })
    await fill(field('To year'), '1750')
    await expect.element(chosen).toHaveTextContent('1750 to 1801')
  })
})

it('the ribbon is said in a sentence', async () => {
  await show()
  await expect
    .element(page.getByText('Artifacts in 17 centuries, 25000 BC to AD 2000; most: 19th century.'))
    .toBeInTheDocument()
})
