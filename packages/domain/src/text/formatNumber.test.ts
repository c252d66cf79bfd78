import { expect, it } from 'vitest'
import { formatNumber } from './formatNumber.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [20_000, '20,000'],
  [1_234_567, '1,234,567'],
])('formats %i as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text)
})
