import { expect, it } from 'vitest'
import { directionOf, LANGUAGES, preferredLanguage } from './language.ts'

const ALL = ['en', 'de'] as const

it.each([
  ['de', '', [], 'de'],
  ['de', '', ['en'], 'de'],
  ['en', 'a=b; firebase-language-override=de', [], 'de'],
  ['de', 'firebase-language-override=en; a=b', [], 'en'],
  ['de', 'firebase-language-override=fr', [], 'de'],
  [undefined, '', ['fr', 'de-AT', 'en'], 'de'],
  [undefined, 'other-firebase-language-override=de', ['fr'], 'en'],
])(
  'a page for %s, cookies "%s" and a browser in %j result in %s',
  (pageLanguage, cookies, browser, language) => {
    expect(preferredLanguage({ pageLanguage, cookies, browser }, ALL)).toBe(language)
  },
)

it('all languages of the site are written from left to right', () => {
  expect(LANGUAGES.map((language) => directionOf(language))).toEqual(LANGUAGES.map(() => 'ltr'))
})
