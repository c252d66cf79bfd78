import { expect, it } from 'vitest'
import { isTold } from './told.ts'

it.each(['', '  ', 'Unknown', ' unknown ', 'N/A', '-', '?', 'okänd'])('"%s" says nothing', (text) => {
  expect(isTold(text)).toBe(false)
})

it.each(['Unknown (never recorded)', 'c. 1200 BC', '?1597'])('"%s" says something', (text) => {
  expect(isTold(text)).toBe(true)
})
