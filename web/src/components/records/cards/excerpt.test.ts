import { expect, it } from 'vitest'
import { excerpt, shorten } from './excerpt.ts'

const LONG = 'and it was carried from one palace to the next for two hundred years before anybody wrote of it'

it('keeps a short text, however many sentences it has', () => {
  const text = 'A painted bust.  Its left eye\nhas no inlay, and none was ever found.'
  expect(excerpt(` ${text} `)).toBe('A painted bust. Its left eye has no inlay, and none was ever found.')
})

it.each([
  ['A bronze disc of the Sun.', ' It was'],
  ['Found by Dr. Carter at St. Simon in c. 1922.', ' Then'],
  ['Is it a battery?', ' perhaps'],
  ['It weighs 9.5 kg and was made in 1922.', ' Then'],
  ['They call it “the King.”', ' Then'],
])('shows the first sentence alone: %s', (first, next) => {
  expect(excerpt(`${first}${next} ${LONG} ${LONG}.`)).toBe(first)
})

it('cuts a longer text after a word, without trailing punctuation', () => {
  const text = `A jar, ${LONG}, ${LONG}`
  const cut = excerpt(text)
  expect(cut.length).toBeLessThanOrEqual(121)
  const kept = cut.slice(0, -1)
  expect(cut).toBe(`${kept}…`)
  expect(text.startsWith(kept)).toBe(true)
  expect(text[kept.length]).toMatch(/[ ,]/)
  expect(excerpt(`${'x'.repeat(118)}, ${LONG}`)).toBe(`${'x'.repeat(118)}…`)
})

it('cuts scripts without spaces and long words between characters', () => {
  expect(excerpt('𓀀'.repeat(200))).toBe(`${'𓀀'.repeat(120)}…`)
  expect(excerpt(`${'玉'.repeat(50)}。${'玉'.repeat(100)}`)).toBe(`${'玉'.repeat(50)}。`)
})

it('shortens to the words that fit, and keeps short texts', () => {
  expect(shorten('Mrs. Herbert  Welsh', 19)).toBe('Mrs. Herbert Welsh')
  expect(shorten('Mrs. Herbert Welsh and Joseph Walfish', 24)).toBe('Mrs. Herbert Welsh and…')
  expect(shorten('Mrs. Herbert Welsh, Joseph Walfish', 19)).toBe('Mrs. Herbert Welsh…')
  expect(shorten('Donaudampfschifffahrt', 5)).toBe('Donau…')
})
