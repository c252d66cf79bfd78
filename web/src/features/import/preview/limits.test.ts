import { expect, it } from 'vitest'
import { limitNote } from './limits.ts'

const CREATED = new Date(2026, 10, 27, 4, 10).getTime()
const TODAY = new Date(2026, 10, 27, 9, 0).getTime()
const account = { createdAt: CREATED, owned: 0 }

it('tells a new account how many rows come today, and when the rest does', () => {
  expect(limitNote(298, 0, account, TODAY)).toMatch(
    /^A new account can add 30 of your 298 rows today, the rest from tomorrow at 4:10/,
  )
})

it('is empty where the limits do not matter', () => {
  expect(limitNote(30, 40, account, TODAY)).toBe('')
  expect(limitNote(1_000, 100, { createdAt: 0, owned: 3 }, TODAY)).toBe('')
})

it('tells an established account how many days the rest takes', () => {
  expect(limitNote(5_000, 0, { createdAt: 0, owned: 3 }, TODAY)).toMatch(
    /^1,000 of your 5,000 rows can be added today. The rest comes within 5 days./,
  )
  expect(limitNote(300, 300, { createdAt: 0, owned: 3 }, TODAY)).toMatch(
    /^An account can upload 100 pictures a day. The rest comes within 3 days./,
  )
})
