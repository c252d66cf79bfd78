import { expect, it } from 'vitest'
import { discovererOf } from './discoverer.ts'

it.each([
  ['Henry Walters (collector)', 'Collector', 'Henry Walters'],
  ['Herbert DuPuy (Donor)', 'Donor', 'Herbert DuPuy'],
  ['Bogislaw XIV av Pommern (ägare)', 'Owner', 'Bogislaw XIV av Pommern'],
  ['Anna Ek (givare)', 'Donor', 'Anna Ek'],
  ['Karl Huber (Sammler)', 'Collector', 'Karl Huber'],
  ['J. Doe (bequest)', 'Bequest', 'J. Doe'],
])('“%s” names a %s', (text, term, value) => {
  expect(discovererOf(text)).toEqual({ term, value })
})

it.each([
  'Howard Carter',
  'Henry Walters (collector, the Massarenti Collection)',
  'A. Evans (?)',
  '(collector)',
  'Collector (unknown), then others',
  '',
])('“%s” names a discoverer', (text) => {
  expect(discovererOf(text)).toEqual({ term: 'Discoverer', value: text })
})
