import { beforeEach, describe, expect, test } from 'vitest'
import { hasSessionHint, setSessionHint } from './sessionHint.ts'

const DATABASE = 'firebaseLocalStorageDb'
const OBJECTS = 'firebaseLocalStorage'
const USER_KEY = 'firebase:authUser:key:[DEFAULT]'

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

/** Creates the Auth SDK's database, as every version of the SDK does. */
async function makeDatabase(...keys: string[]): Promise<void> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(OBJECTS, { keyPath: 'fbase_key' }),
  )
  const database = await done(request)
  const store = database.transaction(OBJECTS, 'readwrite').objectStore(OBJECTS)
  await Promise.all(keys.map((key) => done(store.put({ fbase_key: key, value: {} }))))
  database.close()
}

const databases = async () => (await indexedDB.databases()).map(({ name }) => name)

/** Also removes data of an earlier test file. */
beforeEach(async () => {
  localStorage.clear()
  await done(indexedDB.deleteDatabase(DATABASE))
})

describe('the session hint', () => {
  test('is false in a browser without a sign-in, and reading it stores nothing', async () => {
    expect(await hasSessionHint()).toBe(false)
    expect(await databases()).not.toContain(DATABASE)
    expect(localStorage).toHaveLength(0)
  })

  test('is true from sign-in to sign-out', async () => {
    setSessionHint(true)
    expect(await hasSessionHint()).toBe(true)
    setSessionHint(false)
    expect(await hasSessionHint()).toBe(false)
  })

  test('is true for a session of an older release without the hint', async () => {
    await makeDatabase('firebase:persistence:key', USER_KEY)
    expect(await hasSessionHint()).toBe(true)
  })

  test('is true for a session in localStorage, as in browsers without IndexedDB', async () => {
    localStorage.setItem(USER_KEY, '{}')
    expect(await hasSessionHint()).toBe(true)
  })

  test('is false if an older release was opened without a sign-in', async () => {
    await makeDatabase('firebase:persistence:key')
    expect(await hasSessionHint()).toBe(false)
  })

  test('is true if it cannot be determined', async () => {
    const request = indexedDB.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('something else'))
    const database = await done(request)
    database.close()
    expect(await hasSessionHint()).toBe(true)
  })
})
