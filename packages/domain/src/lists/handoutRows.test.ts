import { expect, it } from 'vitest'
import { ownRows } from './handoutRows.ts'

it('short objects stand in pairs, and one that is left over has a row of its own', () => {
  expect(ownRows([0, 10])).toEqual([false, false])
  expect(ownRows([0, 10, 20])).toEqual([false, false, true])
  expect(ownRows([])).toEqual([])
})

it('an object with more than 350 characters has a row of its own, and so has a short one before it without a neighbour', () => {
  expect(ownRows([350, 351])).toEqual([true, true])
  expect(ownRows([350, 350])).toEqual([false, false])
  expect(ownRows([0, 0, 900, 0, 900, 0, 0])).toEqual([false, false, true, true, true, false, false])
})
