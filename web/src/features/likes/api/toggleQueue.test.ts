import { describe, expect, test } from 'vitest'
import { createToggleQueue } from './toggleQueue.ts'

/** A server whose responses the test controls. */
function aStore() {
  const waiting: { liked: boolean; succeed: () => void; fail: () => void }[] = []
  const settled: boolean[] = []
  const failures: unknown[] = []
  const queue = createToggleQueue({
    send: (liked) =>
      new Promise((resolve, reject) => {
        waiting.push({ liked, succeed: () => resolve(undefined), fail: () => reject(new Error('refused')) })
      }),
    onSettled: (liked) => settled.push(liked),
    onFailed: (error) => failures.push(error),
  })
  const next = () => {
    const request = waiting.shift()
    if (!request) throw new Error('No request is in flight.')
    return request
  }
  /** Waits until all effects of a response have happened. */
  const rest = () => new Promise((resolve) => setImmediate(resolve))
  return { queue, waiting, settled, failures, next, rest }
}

describe('a like', () => {
  test('shows a tap before the response', () => {
    const { queue } = aStore()
    queue.setServerState(false)
    queue.toggle(true)
    expect(queue.optimistic.get()).toBe(true)
  })

  test('has at most one request in flight', () => {
    const { queue, waiting } = aStore()
    queue.toggle(true)
    queue.toggle(false)
    queue.toggle(true)
    expect(waiting.map(({ liked }) => liked)).toEqual([true])
  })

  test('sends the last tap after the request in flight', async () => {
    const { queue, next, rest, settled } = aStore()
    queue.toggle(true)
    queue.toggle(false)
    next().succeed()
    await rest()
    const second = next()
    expect(second.liked).toBe(false)
    second.succeed()
    await rest()
    expect(settled).toEqual([false])
  })

  test('sends nothing more when the last tap equals the request in flight', async () => {
    const { queue, next, rest, waiting, settled } = aStore()
    queue.toggle(true)
    queue.toggle(false)
    queue.toggle(true)
    next().succeed()
    await rest()
    expect(waiting).toEqual([])
    expect(settled).toEqual([true])
  })

  test('shows the tapped state until the server confirms it', async () => {
    const { queue, next, rest } = aStore()
    queue.setServerState(false)
    queue.toggle(true)
    next().succeed()
    await rest()
    expect(queue.optimistic.get()).toBe(true)
    queue.setServerState(true)
    expect(queue.optimistic.get()).toBeNull()
  })

  test('follows the server again when its update arrives before the response', async () => {
    const { queue, next, rest } = aStore()
    queue.setServerState(false)
    queue.toggle(true)
    queue.setServerState(true)
    expect(queue.optimistic.get()).toBe(true)
    next().succeed()
    await rest()
    expect(queue.optimistic.get()).toBeNull()
  })

  test('reverts and reports the error when the request fails', async () => {
    const { queue, next, rest, failures, settled } = aStore()
    queue.setServerState(false)
    queue.toggle(true)
    next().fail()
    await rest()
    expect(queue.optimistic.get()).toBeNull()
    expect(failures).toHaveLength(1)
    expect(settled).toEqual([])
  })

  test('can be tapped again after a failure', async () => {
    const { queue, next, rest, settled } = aStore()
    queue.toggle(true)
    next().fail()
    await rest()
    queue.toggle(true)
    next().succeed()
    await rest()
    expect(settled).toEqual([true])
  })

  test('notifies subscribers of every change', async () => {
    const { queue, next, rest } = aStore()
    const seen: (boolean | null)[] = []
    queue.optimistic.subscribe(() => seen.push(queue.optimistic.get()))
    queue.toggle(true)
    next().fail()
    await rest()
    expect(seen).toEqual([true, null])
  })
})
