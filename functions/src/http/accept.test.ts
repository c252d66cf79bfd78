import { expect, it } from 'vitest'
import { prefers } from '#http/accept.ts'

const TYPE = 'application/ld+json'

it.each([
  ['application/ld+json', true],
  ['Application/LD+JSON;q=0.9, */*;q=0.1', true],
  ['text/html;q=0.5, application/ld+json;q=0.8', true],
  ['application/*, text/html;q=0', true],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['application/ld+json, text/html', false],
  ['application/ld+json;q=0', false],
  ['application/ld+json;q=x', false],
  ['*/*', false],
  ['', false],
  [undefined, false],
])('“%s” prefers JSON-LD to HTML: %s', (accept, isPreferred) => {
  expect(prefers(TYPE, accept)).toBe(isPreferred)
})
