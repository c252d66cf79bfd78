import { expect, it } from 'vitest'
import { groupReasons } from './reasons.ts'

it('reasons are counted, those of the most rows first, with the first of their lines', () => {
  const reasons = groupReasons()
  reasons.add(2, 'The picture is missing.')
  for (const line of [9, 3, 4, 5, 6]) reasons.add(line, 'The name can have at most 200 characters.')
  expect(reasons.groups()).toEqual([
    { reason: 'The name can have at most 200 characters.', lines: [3, 4, 5], more: 2 },
    { reason: 'The picture is missing.', lines: [2], more: 0 },
  ])
})

it('reasons that differ in addresses, names of files or numbers are of one kind', () => {
  const reasons = groupReasons()
  reasons.add(2, 'Further pictures that are left out: https://a.example/1.jpg, https://a.example/2.jpg.')
  reasons.add(3, 'Further pictures that are left out: https://a.example/3.jpg.')
  reasons.add(4, 'There is no picture “vase.jpg” in the zip.')
  reasons.add(5, 'There is no picture “lamp.jpg” in the zip.')
  reasons.add(6, 'There is no file "vase.jpg" in /home/ada.')
  expect(reasons.groups().map(({ reason, lines }) => [reason, lines])).toEqual([
    ['Further pictures that are left out: ….', [2, 3]],
    ['There is no picture “…” in the zip.', [4, 5]],
    ['There is no file "vase.jpg" in /home/ada.', [6]],
  ])
})
