import { expect, it } from 'vitest'
import { claimArrival } from './pageHeading.ts'

it('is claimed once for each change of path', () => {
  expect(claimArrival('/aboutUs')).toBe(true)
  expect(claimArrival('/aboutUs')).toBe(false)
  expect(claimArrival('/')).toBe(true)
  expect(claimArrival('/aboutUs')).toBe(true)
})
