import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { dateBar } from '@tracker/domain/time/periods/readDate.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { forceColours } from '#test/media.ts'
import { renderApp } from '#test/render.tsx'
import { ArtifactCard } from './cards/ArtifactCard.tsx'
import { TimeAxis } from './TimeAxis.tsx'

/**
 * Renders a 500-pixel axis for a date; returns the bar's left edge and width, and whether there is a notch.
 */
async function axisOf(date: string) {
  const bar = dateBar(date)
  if (!bar) throw new Error(`“${date}” has no year.`)
  const { screen } = await renderApp(
    <div style={{ width: 500 }}>
      <TimeAxis bars={[bar]} />
    </div>,
  )
  const axis = screen.container.querySelector('.ticks')
  const start = axis?.getBoundingClientRect().left ?? 0
  const rect = axis?.querySelector('span')?.getBoundingClientRect()
  return {
    bar: rect ? [Math.round(rect.left - start), Math.round(rect.width)] : null,
    hasNotch: axis?.querySelector('i') !== null,
  }
}

it.each([
  ['c. 1200-900 BC', { bar: [180, 30], hasNotch: false }],
  ['196 BC', { bar: [276, 8], hasNotch: false }],
  ['2015', { bar: [492, 8], hasNotch: false }],
  ['3300-2000 BC', { bar: [0, 100], hasNotch: true }],
  ['28000 BC', { bar: null, hasNotch: true }],
])('marks “%s” with a bar of at least 8 pixels', async (date, expected) => {
  expect(await axisOf(date)).toEqual(expected)
})

it('has years below the line that stay within its width', async () => {
  await page.viewport(320, 640)
  const bar = dateBar('196 BC')
  const { screen } = await renderApp(bar && <TimeAxis bars={[bar]} />)
  for (const year of ['3000 BC', 'AD 1', '2000'])
    await expect.element(screen.getByText(year, { exact: true })).toBeVisible()
  const { scrollWidth, clientWidth } = screen.container
  expect(scrollWidth).toBe(clientWidth)
})

it('has the same size on a card before and after the date parser has loaded', async () => {
  const stone = readArtifact('stone', { artifact_name: 'Rosetta Stone', created_at: '196 BC' })
  const { screen } = await renderApp(<ArtifactCard artifact={stone} heading="h2" />)
  const rect = () => screen.container.querySelector('.axis')?.getBoundingClientRect().toJSON() as unknown
  const before = rect()
  expect(before).toMatchObject({ height: 6 })
  await expect.poll(() => screen.container.querySelector('.axis > span')).not.toBeNull()
  expect(rect()).toEqual(before)
})

it('keeps its bar and notch with forced colours', async () => {
  const bar = dateBar('3300-2000 BC')
  const { screen } = await renderApp(bar && <TimeAxis bars={[bar]} />)
  await forceColours()
  const marks = [...screen.container.querySelectorAll('.ticks > *')]
  const coloursOf = () => marks.map((mark) => getComputedStyle(mark).backgroundColor)
  const text = getComputedStyle(document.body).color
  expect(marks).toHaveLength(2)
  await expect.poll(coloursOf).toEqual([text, text])
})
