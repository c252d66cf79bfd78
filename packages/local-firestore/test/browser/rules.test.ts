import { afterAll, beforeAll, expect, test } from 'vitest'
import { putRules, startFirestore, type TestServer } from '#test/support/server.ts'
import { rulesSource } from '#test/support/rules/rulesSource.ts'
import { browserPages } from '#test/support/browserPages.ts'

const openPage = browserPages()
let server: TestServer
beforeAll(async () => {
  server = await startFirestore()
  await putRules(
    server.base,
    'ruled',
    rulesSource(`match /open/{id} { allow read, write; }
      match /own/{uid} { allow read, write: if request.auth != null && request.auth.uid == uid; }`),
  )
})
afterAll(() => server.close())

test('denied requests fail with permission-denied without affecting others', async () => {
  const page = await openPage()
  const codes = await page.evaluate(
    async (options) => {
      const db = sdk.connect(options)
      const denied = sdk.doc(db, 'denied/c')
      const listening = new Promise((_resolve, reject) => sdk.onSnapshot(denied, () => {}, reject))
      return {
        get: await sdk.codeOf(sdk.getDoc(denied)),
        list: await sdk.codeOf(sdk.getDocs(sdk.collection(db, 'denied'))),
        listen: await sdk.codeOf(listening),
        write: await sdk.codeOf(sdk.setDoc(denied, { a: 1 })),
        transaction: await sdk.codeOf(sdk.runTransaction(db, (transaction) => transaction.get(denied))),
        count: await sdk.codeOf(sdk.getCountFromServer(sdk.collection(db, 'denied'))),
        open: await sdk.codeOf(sdk.setDoc(sdk.doc(db, 'open/o'), { a: 1 })),
        otherUser: await sdk.codeOf(sdk.getDoc(sdk.doc(db, 'own/u2'))),
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
    otherUser: denied,
    own: 'ok',
  })
})
