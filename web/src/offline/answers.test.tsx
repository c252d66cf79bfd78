import { beforeEach, expect, it } from 'vitest'
import { forgetAnswers, keepAnswer, recallAnswer, settleOwner } from './answers.ts'

const DAY_MS = 24 * 60 * 60_000
const answer = (count: number) => ({
  records: Array.from({ length: count }, (_, index) => ({ _id: `stone ${index}` })),
  hasMore: false,
})

beforeEach(forgetAnswers)

it('an answer is found again as it was, for seven days', async () => {
  await keepAnswer('search for ["é", "/"]', { ...answer(2), hasMore: true }, 0)
  expect(await recallAnswer('search for ["é", "/"]', 7 * DAY_MS)).toEqual({ ...answer(2), hasMore: true })
  expect(await recallAnswer('search for ["é", "/"]', 7 * DAY_MS + 1)).toBeNull()
  expect(await recallAnswer('search for nothing', 0)).toBeNull()
})

it('the newest 500 records stay', async () => {
  await keepAnswer('first', answer(200), 1)
  await keepAnswer('second', answer(200), 2)
  await keepAnswer('first', answer(200), 3)
  await keepAnswer('third', answer(101), 4)
  expect(await recallAnswer('second', 5)).toBeNull()
  expect((await recallAnswer('first', 5))?.records).toHaveLength(200)
  expect((await recallAnswer('third', 5))?.records).toHaveLength(101)
})

it('what is too old goes when something new comes', async () => {
  await keepAnswer('old', answer(1), 0)
  await keepAnswer('new', answer(1), 8 * DAY_MS)
  expect((await (await caches.open('answers')).keys()).map(({ url }) => new URL(url).pathname)).toEqual([
    '/kept/new',
  ])
})

it('what is forgotten is not written by something that was on its way', async () => {
  const keeping = keepAnswer('likes of ada', answer(1))
  const forgetting = forgetAnswers()
  await Promise.all([keeping, forgetting])
  expect(await recallAnswer('likes of ada')).toBeNull()
})

it.each([
  ['is gone when another person signs in', 'bob', true],
  ['is gone when nobody is signed in any more', '', true],
  ['stays for the same person', 'ada', false],
])('what one person read %s', async (_, next, isGone) => {
  await settleOwner('ada')
  await keepAnswer('likes of ada', answer(1))
  await settleOwner(next)
  expect((await recallAnswer('likes of ada')) === null).toBe(isGone)
})
