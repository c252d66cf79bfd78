import { expect, it } from 'vitest'
import { hasValue } from './hasValue.ts'

it.each(['', '  ', 'Unknown', ' unknown ', 'N/A', '-', '?', 'okänd'])('"%s" has no value', (text) => {
  expect(hasValue(text)).toBe(false)
})

it.each(['Unknown (never recorded)', 'c. 1200 BC', '?1597'])('"%s" has a value', (text) => {
  expect(hasValue(text)).toBe(true)
})
