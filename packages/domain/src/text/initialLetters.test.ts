import { expect, it } from 'vitest'
import { initialLetters } from './initialLetters.ts'

it('the first name with a letter gets it, ignoring case and accents', () => {
  expect(initialLetters(['Amphora', 'Élan', 'elk', 'Ærø bowl', 'Źródło', "'Zodiac"])).toEqual([
    'A',
    'E',
    null,
    'A',
    'Z',
    null,
  ])
})

it('a name that starts with a sign has the following letter', () => {
  expect(initialLetters(['"Brighton Buns"', 'Bowl', '(ornament detail)', '[study]'])).toEqual([
    'B',
    null,
    'O',
    'S',
  ])
})

it('also in descending order', () => {
  expect(initialLetters(['Vase', 'Urn', 'Ulu'])).toEqual(['V', 'U', null])
})

it('names that do not start with A to Z share one letter, before A or after Z', () => {
  expect(initialLetters(['5th floor', '[7] plan', '***', 'Axe', 'Zither', 'Αμφορέας', '青銅器', ''])).toEqual(
    ['', null, null, 'A', 'Z', '', null, null],
  )
})

it('an empty list has no letters', () => {
  expect(initialLetters([])).toEqual([])
})
