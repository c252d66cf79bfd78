import { expect, it } from 'vitest'
import { initialLetters } from './initialLetters.ts'

it('the first name of each letter has it, without case and accent, as lists are sorted', () => {
  expect(initialLetters(['Amphora', 'Élan', 'elk', 'Ærø bowl', 'Źródło', "'Zodiac"])).toEqual([
    'A',
    'E',
    null,
    'A',
    'Z',
    null,
  ])
})

it('from Z to A just so', () => {
  expect(initialLetters(['Vase', 'Urn', 'Ulu'])).toEqual(['V', 'U', null])
})

it('what begins with no letter of A to Z has one head in common, before A and behind Z', () => {
  expect(
    initialLetters(['"Tea Table"', '5th floor', '[plan]', 'Axe', 'Zither', 'Αμφορέας', '青銅器', '']),
  ).toEqual(['', null, null, 'A', 'Z', '', null, null])
})

it('no names have none', () => {
  expect(initialLetters([])).toEqual([])
})
