import { expect, it } from 'vitest'
import { claimArrival } from './pageHeading.ts'

it('detects each change of path once', () => {
  expect(claimArrival('/aboutUs')).toBe(true)
  expect(claimArrival('/aboutUs')).toBe(false)
  expect(claimArrival('/')).toBe(true)
  expect(claimArrival('/aboutUs')).toBe(true)
})
