import { get, set } from 'idb-keyval'
import { expect, it, vi } from 'vitest'
import { createBrowserStore, findStorageFailure, OPEN_MS } from './browserStore.ts'
import { blockStorage, fillStorage, silenceStorage } from '#test/storage.ts'

it('keeps what was written', async () => {
  const store = createBrowserStore('kept')
  await set('a', 'one', store)
  expect(await get('a', createBrowserStore('kept'))).toBe('one')
  expect(await findStorageFailure(store)).toBeNull()
})

it.each(['missing', 'throws', 'fails'] as const)(
  'says that storage is refused when IndexedDB %s, and works as soon as it is allowed',
  async (how) => {
    const store = createBrowserStore('refused')
    const allow = blockStorage(how)
    expect(await findStorageFailure(store)).toMatchObject({ name: 'StorageError', reason: 'refused' })
    // A rejected promise, not an exception: callers use `catch`.
    await expect(store('readonly', () => undefined)).rejects.toMatchObject({ reason: 'refused' })
    allow()
    expect(await findStorageFailure(store)).toBeNull()
  },
)

it('says that storage is silent when a database does not open, waits once, and runs no late work', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answer = silenceStorage()
  const store = createBrowserStore('silent')
  const writing = set('late', 'value', store).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(OPEN_MS)
  expect(await writing).toMatchObject({ reason: 'silent' })
  await expect(get('late', store)).rejects.toMatchObject({ reason: 'silent' })
  answer()
  await expect.poll(() => findStorageFailure(store)).toBeNull()
  expect(await get('late', store)).toBeUndefined()
})

it('says that storage is full when a write finds no room', async () => {
  const store = createBrowserStore('full')
  const free = fillStorage()
  expect(await findStorageFailure(store)).toMatchObject({ reason: 'full' })
  free()
  expect(await findStorageFailure(store)).toBeNull()
})

it('passes the errors of the work', async () => {
  const bug = new Error('A bug.')
  const fail = () => {
    throw bug
  }
  await expect(createBrowserStore('kept')('readonly', fail)).rejects.toBe(bug)
})

it('refuses a database of another version, whose content it does not know', async () => {
  await new Promise((resolve, reject) => {
    const opening = indexedDB.open('foreign', 7)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('other'))
    opening.addEventListener('success', () => resolve(opening.result.close()))
    opening.addEventListener('error', reject)
  })
  expect(await findStorageFailure(createBrowserStore('foreign'))).toMatchObject({ reason: 'refused' })
})
