import { afterAll, beforeAll, expect, test } from 'vitest'
import { putRules, rulesOf, startFirestore, type TestServer } from '#test/support/server.ts'
import { browserPages } from '#test/support/browserPages.ts'

const openPage = browserPages()
let server: TestServer
beforeAll(async () => {
  server = await startFirestore()
  await putRules(
    server.base,
    'ruled',
    rulesOf(`match /open/{id} { allow read, write; }
      match /own/{uid} { allow read, write: if request.auth != null && request.auth.uid == uid; }`),
  )
})
afterAll(() => server.close())

test('a denied read, listener, write, transaction and count all fail with permission-denied, and the rest goes on', async () => {
  const page = await openPage()
  const codes = await page.evaluate(
    async (options) => {
      const db = sdk.connect(options)
      const closed = sdk.doc(db, 'closed/c')
      const listening = new Promise((_resolve, reject) => sdk.onSnapshot(closed, () => {}, reject))
      return {
        get: await sdk.codeOf(sdk.getDoc(closed)),
        list: await sdk.codeOf(sdk.getDocs(sdk.collection(db, 'closed'))),
        listen: await sdk.codeOf(listening),
        write: await sdk.codeOf(sdk.setDoc(closed, { a: 1 })),
        transaction: await sdk.codeOf(sdk.runTransaction(db, (transaction) => transaction.get(closed))),
        count: await sdk.codeOf(sdk.getCountFromServer(sdk.collection(db, 'closed'))),
        open: await sdk.codeOf(sdk.setDoc(sdk.doc(db, 'open/o'), { a: 1 })),
        others: await sdk.codeOf(sdk.getDoc(sdk.doc(db, 'own/u2'))),
        own: await sdk.codeOf(sdk.setDoc(sdk.doc(db, 'own/u1'), { a: 1 })),
      }
    },
    { port: server.port, project: 'ruled', uid: 'u1' },
  )
  const denied = 'permission-denied'
  expect(codes).toEqual({
    get: denied,
    list: denied,
    listen: denied,
    write: denied,
    transaction: denied,
    count: denied,
    open: 'ok',
    others: denied,
    own: 'ok',
  })
})
