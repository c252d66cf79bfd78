import { expect, it } from 'vitest'
import { excerptParts } from './excerptParts.ts'

/** Formats the parts, with marked words in brackets. */
const read = (excerpt: string, marks: [number, number][]) =>
  excerptParts({ excerpt, marks })
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('')

it.each<[string, string, [number, number][], string]>([
  [
    'marks each word',
    'a bronze gear',
    [
      [2, 8],
      [9, 13],
    ],
    'a [bronze] [gear]',
  ],
  [
    'begins shortly before the first marked word',
    'found by sponge divers on a wreck',
    [[26, 27]],
    '…divers on [a] wreck',
  ],
  ['begins with a marked word after a long word', 'Antikytheramechanism gear', [[21, 25]], '…[gear]'],
  [
    'shows an excerpt without marks from its start',
    'a bronze gear of the first century',
    [],
    'a bronze gear of the first century',
  ],
  [
    'ignores overlapping marks and marks out of range',
    'gear',
    [
      [0, 2],
      [1, 3],
      [3, 9],
    ],
    '[ge]ar',
  ],
  ['counts UTF-16 units', '𓂀 eye', [[3, 6]], '𓂀 [eye]'],
])('%s', (_, excerpt, marks, shown) => {
  expect(read(excerpt, marks)).toBe(shown)
})
