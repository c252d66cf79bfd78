import { expect, it } from 'vitest'
import { observeDates } from './observedDates.ts'

const strangest = (...dates: readonly string[]) => {
  const observed = observeDates()
  for (const date of dates) observed.add(date)
  return observed.strangest().map(({ date, reason, rows }) => [date, reason, rows])
}

it('the strangest dates come first, then those of the most rows', () => {
  expect(
    strangest(
      '1850',
      'Ming dynasty',
      'long ago',
      'Ming dynasty, 1850',
      'after Rembrandt, 1850',
      '36526',
      'long ago',
      'n.d.',
      '3000 BC to AD 500',
      ' ',
    ),
  ).toEqual([
    ['36526', 'serial', 1],
    ['Ming dynasty, 1850', 'contradiction', 1],
    ['long ago', 'unread', 2],
    ['3000 BC to AD 500', 'wide', 1],
    ['Ming dynasty', 'period', 1],
    ['after Rembrandt, 1850', 'words', 1],
  ])
})

it('ten strange dates are listed, also in words', () => {
  const observed = observeDates()
  for (let at = 0; at < 12; at += 1) observed.add(`someday ${'i'.repeat(at)}`)
  expect(observed.strangest()).toHaveLength(10)
  expect(observed.lines()).toContain('  "someday i" (1): no years')
})

it('a file without strange dates has no lines', () => {
  expect(observeDates().lines()).toEqual([])
})
