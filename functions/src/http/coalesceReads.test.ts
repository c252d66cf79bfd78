import { expect, it } from 'vitest'
import { coalesceReads } from '#http/coalesceReads.ts'

/** Records started reads, which the test resolves. */
function setup() {
  const started: PromiseWithResolvers<string>[] = []
  const coalesce = coalesceReads<string>()
  const read = (key = 'newest') =>
    coalesce(key, () => {
      const result = Promise.withResolvers<string>()
      started.push(result)
      return result.promise
    })
  return { started, read }
}

it('starts a new read for each sequential call', async () => {
  const { started, read } = setup()
  for (const text of ['one', 'two']) {
    const result = read()
    started.at(-1)?.resolve(text)
    expect(await result).toBe(text)
  }
  expect(started).toHaveLength(2)
})

it('shares the next read among calls made during a running one', async () => {
  const { started, read } = setup()
  const first = read()
  const others = [read(), read(), read()]
  expect(started).toHaveLength(1)
  started[0]?.resolve('before')
  expect(await first).toBe('before')
  await expect.poll(() => started).toHaveLength(2)
  const late = read()
  started[1]?.resolve('after')
  expect(await Promise.all(others)).toEqual(['after', 'after', 'after'])
  await expect.poll(() => started).toHaveLength(3)
  started[2]?.resolve('late')
  expect(await late).toBe('late')
})

it('runs reads of different keys in parallel', () => {
  const { started, read } = setup()
  void read('newest')
  void read('oldest')
  expect(started).toHaveLength(2)
})

it('rejects the calls of a failed read only', async () => {
  const { started, read } = setup()
  const [first, second] = [read(), read()]
  started[0]?.reject(new Error('unavailable'))
  await expect(first).rejects.toThrow('unavailable')
  await expect.poll(() => started).toHaveLength(2)
  started[1]?.resolve('recovered')
  expect(await second).toBe('recovered')
})
