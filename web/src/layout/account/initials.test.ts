import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Howard Carter', 'h@example.org', 'HC'],
  ['  Marie Louise  Sophie ', '', 'MS'],
  ['plato', '', 'P'],
  ['', 'mary@example.org', 'M'],
  ['😀 Smile', '', '😀S'],
  ['', '', ''],
])('shortens %j <%s> to %j', (name, email, short) => {
  expect(initials(name, email)).toBe(short)
})
