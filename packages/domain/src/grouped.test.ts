import { expect, it } from 'vitest'
import { grouped } from './grouped.ts'

it.each([0, 7, 999, 1000, 20_000, 123_456, 1_234_567])('%i reads as elsewhere', (count) => {
  expect(grouped(count)).toBe(count.toLocaleString('en'))
})
