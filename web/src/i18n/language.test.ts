import { expect, it } from 'vitest'
import { directionOf, LANGUAGES, preferredLanguage } from './language.ts'

const ALL = ['en', 'de'] as const

it.each([
  ['de', '', 'de'],
  ['en', 'a=b; firebase-language-override=de', 'de'],
  ['de', 'firebase-language-override=en; a=b', 'en'],
  ['de', 'firebase-language-override=fr', 'de'],
  ['fr', 'other-firebase-language-override=de', 'en'],
])('a page in %s with the cookies "%s" is shown in %s', (page, cookies, language) => {
  expect(preferredLanguage(page, cookies, ALL)).toBe(language)
})

it('all languages of the site are written from left to right', () => {
  expect(LANGUAGES.map((language) => directionOf(language))).toEqual(LANGUAGES.map(() => 'ltr'))
})
