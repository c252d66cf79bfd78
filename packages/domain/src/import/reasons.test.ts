import { expect, it } from 'vitest'
import { groupReasons } from './reasons.ts'

it('reasons are counted, those of the most rows first, with the first of their lines', () => {
  const reasons = groupReasons()
  reasons.add(2, 'The picture is missing.')
  for (const line of [9, 3, 4, 5, 6]) reasons.add(line, 'The licence is too long.')
  expect(reasons.groups()).toEqual([
    { reason: 'The licence is too long.', lines: [3, 4, 5], more: 2 },
    { reason: 'The picture is missing.', lines: [2], more: 0 },
  ])
})
