import { expect, it } from 'vitest'
import { say } from '../messages/message.ts'
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
  reasons.add(2, say('pictures-left-out', { pictures: 'https://a.example/1.jpg, https://a.example/2.jpg' }))
  reasons.add(3, say('pictures-left-out', { pictures: 'https://a.example/3.jpg' }))
  reasons.add(4, 'There is no picture “vase.jpg” in the zip.')
  reasons.add(5, 'There is no picture “lamp.jpg” in the zip.')
  reasons.add(6, 'There is no file "vase.jpg" in /home/ada.')
  expect(reasons.groups().map(({ reason, lines }) => [reason, lines])).toEqual([
    [say('pictures-left-out', { pictures: '…' }), [2, 3]],
    ['There is no picture “…” in the zip.', [4, 5]],
    ['There is no file "vase.jpg" in /home/ada.', [6]],
  ])
})

it('what is said of different fields is of different kinds', () => {
  const reasons = groupReasons()
  const tooLong = (field: string, most: number) =>
    say('row-of-field', { field, text: say('text-too-long', { field, most }) })
  reasons.add(2, tooLong('created_at', 300))
  reasons.add(3, tooLong('discovered_at', 300))
  reasons.add(4, tooLong('discovered_at', 300))
  reasons.add(5, say('row-of-field', { field: 'discovered_at', text: say('name-missing') }))
  expect(reasons.groups()).toEqual([
    { reason: tooLong('discovered_at', 300), lines: [3, 4], more: 0 },
    { reason: tooLong('created_at', 300), lines: [2], more: 0 },
    expect.objectContaining({ lines: [5] }),
  ])
})

it('a row with the same reason twice is named once', () => {
  const reasons = groupReasons()
  for (const name of ['vase.jpg', 'lamp.jpg']) reasons.add(2, `There is no picture “${name}” in the zip.`)
  reasons.add(3, 'There is no picture “bowl.jpg” in the zip.')
  expect(reasons.groups()).toMatchObject([{ lines: [2, 3], more: 0 }])
})
