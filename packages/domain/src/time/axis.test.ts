import { expect, it } from 'vitest'
import { dateBar } from './periods/readDate.ts'

/** Positions in percent, rounded to hundredths. */
function barOf(text: string) {
  const bar = dateBar(text)
  return bar && { ...bar, from: Number(bar.from.toFixed(2)), to: Number(bar.to.toFixed(2)) }
}

it.each([
  ['3000 BC', { from: 0, to: 0.02 }],
  ['196 BC', { from: 56.08, to: 56.1 }],
  ['1 BC', { from: 59.98, to: 60 }],
  ['AD 1', { from: 60, to: 60.02 }],
  ['AD 2000', { from: 99.98, to: 100 }],
  ['c. 1200-900 BC', { from: 36, to: 42.02 }],
  ['1st century BC to 1st century AD', { from: 58, to: 62 }],
])('marks the years of “%s”', (text, expected) => {
  expect(barOf(text)).toEqual({ ...expected, isOlder: false })
})

it('marks the part of the axis that older objects reach', () => {
  expect(barOf('28000 BC')).toEqual({ from: 0, to: 0, isOlder: true })
  expect(barOf('3001 BC')).toEqual({ from: 0, to: 0, isOlder: true })
  expect(barOf('3300-2500 BC')).toEqual({ from: 0, to: 10.02, isOlder: true })
})

it('ends in 2000', () => {
  expect(barOf('2015')).toEqual({ from: 100, to: 100, isOlder: false })
  expect(barOf('1950-2015')).toEqual({ from: 98.98, to: 100, isOlder: false })
})

it('has no bar without a year', () => {
  expect(dateBar('Unknown')).toBeNull()
  expect(dateBar('')).toBeNull()
})
