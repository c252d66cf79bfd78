import { expect, it } from 'vitest'
import { shareReads } from './coalesceReads.ts'

/** Reads that wait for their answer, in the order in which they began. */
function makeReads() {
  const begun: PromiseWithResolvers<string>[] = []
  const share = shareReads<string>()
  const ask = (key = 'newest') =>
    share(key, () => {
      const answer = Promise.withResolvers<string>()
      begun.push(answer)
      return answer.promise
    })
  return { begun, ask }
}

it('reads at once for who asks alone, and again for who asks later', async () => {
  const { begun, ask } = makeReads()
  for (const text of ['one', 'two']) {
    const answer = ask()
    begun.at(-1)?.resolve(text)
    expect(await answer).toBe(text)
  }
  expect(begun).toHaveLength(2)
})

it('serves nobody by a read that began before they asked, and all who wait by one', async () => {
  const { begun, ask } = makeReads()
  const first = ask()
  const others = [ask(), ask(), ask()]
  expect(begun).toHaveLength(1)
  begun[0]?.resolve('before')
  expect(await first).toBe('before')
  await expect.poll(() => begun).toHaveLength(2)
  const late = ask()
  begun[1]?.resolve('after')
  expect(await Promise.all(others)).toEqual(['after', 'after', 'after'])
  await expect.poll(() => begun).toHaveLength(3)
  begun[2]?.resolve('late')
  expect(await late).toBe('late')
})

it('lets other questions go by', () => {
  const { begun, ask } = makeReads()
  void ask('newest')
  void ask('oldest')
  expect(begun).toHaveLength(2)
})

it('fails for those whose read failed, and reads again for who waits', async () => {
  const { begun, ask } = makeReads()
  const [first, second] = [ask(), ask()]
  begun[0]?.reject(new Error('The network is gone.'))
  await expect(first).rejects.toThrow('gone')
  await expect.poll(() => begun).toHaveLength(2)
  begun[1]?.resolve('back')
  expect(await second).toBe('back')
})
