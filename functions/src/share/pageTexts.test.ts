import { expect, it } from 'vitest'
import { textsFor } from '#share/pageTexts.ts'

it.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['en;q=0.5,de;q=0.7', 'de'],
  ['fr,de;q=0,en;q=0.1', 'en'],
  ['fr', 'en'],
  ['', 'en'],
])('a site in English and German responds to %j in %s', (accepted, language) => {
  expect(textsFor({ 'accept-language': accepted }, ['en', 'de']).language).toBe(language)
})

it.each([
  ['__session=de', 'de'],
  ['a=b; __session=de; c=d', 'de'],
  ['__session=fr', 'en'],
  ['other__session=de', 'en'],
])('the cookie %j of a visitor with an English browser results in %s', (cookie, language) => {
  expect(textsFor({ 'accept-language': 'en', cookie }, ['en', 'de']).language).toBe(language)
})

it('a site in one language always uses it', () => {
  expect(textsFor({ 'accept-language': 'en' }, ['de']).language).toBe('de')
})
