import { Problem } from '@tracker/domain/api/problem.ts'
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SignInExpired } from '#utils/signInExpired.ts'
import { createQueryClient } from './queryClient.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a read', () => {
  /** Returns the number of attempts of a query that always fails with this error. */
  async function attempts(error: Error): Promise<number> {
    const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(error))
    const observer = new QueryObserver(
      createQueryClient(async () => {}),
      { queryKey: ['any'], queryFn },
    )
    const stop = observer.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(60_000)
    stop()
    return queryFn.mock.calls.length
  }

  test('is retried once after a network error', async () => {
    expect(await attempts(new Problem('unavailable', 'Away.'))).toBe(2)
  })

  test.each([
    new Problem('forbidden', 'No.'),
    new Problem('too-many-requests', 'Busy.'),
    new Error('A bug.'),
  ])('that failed with "%s" is not retried', async (error) => {
    expect(await attempts(error)).toBe(1)
  })

  test.each([
    ['unavailable', 'restored'],
    ['internal', 'error'],
    ['forbidden', 'error'],
    ['too-many-requests', 'error'],
  ] as const)('that failed with "%s" ends with %s', async (code, end) => {
    const client = createQueryClient(
      async () => {},
      async () => 'restored',
    )
    const reading = client
      .fetchQuery({ queryKey: ['any'], queryFn: () => Promise.reject(new Problem(code, 'Why.')), retry: 1 })
      .catch(() => 'error')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await reading).toBe(end)
  })

  test('that failed keeps its error if what restores data is missing too', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const lost = new Problem('unavailable', 'Away.')
    const missing = new Error('The script is missing.')
    const client = createQueryClient(
      async () => {},
      () => Promise.reject(missing),
    )
    const reading = client
      .fetchQuery({ queryKey: ['any'], queryFn: () => Promise.reject(lost), retry: 1 })
      .catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await reading).toBe(lost)
    expect(warn).toHaveBeenCalledWith(missing)
  })

  test('is repeated when the network is back only if it failed', async () => {
    const client = createQueryClient(async () => {})
    client.mount()
    const failing = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('A script is missing.')))
    const fine = vi.fn<() => Promise<string>>(() => Promise.resolve('data'))
    for (const queryFn of [failing, fine])
      new QueryObserver<string>(client, { queryKey: [queryFn === fine], queryFn }).subscribe(() => {})
    await vi.advanceTimersByTimeAsync(0)
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await vi.advanceTimersByTimeAsync(0)
    expect([failing, fine].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
    client.clear()
    client.unmount()
  })

  test('is cached, and garbage collected half an hour after its last use', async () => {
    const client = createQueryClient(async () => {})
    const queryFn = vi.fn<() => Promise<string>>(() => Promise.resolve('data'))
    const look = async (ms: number) => {
      const stop = new QueryObserver(client, { queryKey: ['any'], queryFn }).subscribe(() => {})
      await vi.advanceTimersByTimeAsync(ms)
      stop()
    }
    await look(60 * 60_000)
    await vi.advanceTimersByTimeAsync(29 * 60_000)
    await look(1)
    expect(queryFn).toHaveBeenCalledTimes(1)
    expect(client.getQueryCache().getAll()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(30 * 60_000)
    expect(client.getQueryCache().getAll()).toHaveLength(0)
  })
})

describe('writes', () => {
  const failWith = (client: ReturnType<typeof createQueryClient>, error: Error) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(error) })
      .execute(undefined)
      .catch(() => {})

  test('end an expired sign-in once for simultaneous failures, and again for later ones', async () => {
    const endSignIn = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const client = createQueryClient(endSignIn)
    await Promise.all([failWith(client, new SignInExpired()), failWith(client, new SignInExpired())])
    expect(endSignIn).toHaveBeenCalledTimes(1)
    await failWith(client, new SignInExpired())
    expect(endSignIn).toHaveBeenCalledTimes(2)
  })

  test('do not end the sign-in for other failures', async () => {
    const endSignIn = vi.fn<() => Promise<void>>(() => Promise.resolve())
    await failWith(createQueryClient(endSignIn), new Problem('unavailable', 'Away.'))
    expect(endSignIn).not.toHaveBeenCalled()
  })
})
