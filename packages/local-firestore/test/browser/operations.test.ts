import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { putRules, startTestServer, type TestServer } from '#test/support/server.ts'
import { rulesSource } from '#test/support/rules/rulesSource.ts'
import { browserPages } from '#test/support/browserPages.ts'

const openPage = browserPages()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const optionsFor = (project: string) => ({ port: server.port, project })

describe('the web SDK in a browser', () => {
  test('reads written documents, server timestamps and missing documents', async () => {
    const page = await openPage()
    const result = await page.evaluate(async (options) => {
      const db = sdk.connect(options)
      const ref = sdk.doc(db, 'artifacts/a1')
      await sdk.setDoc(ref, { name: 'Lamp', tags: ['é', '😀'], nothing: null, deep: { list: [] } })
      await sdk.updateDoc(ref, { added: sdk.serverTimestamp(), 'deep.more': sdk.increment(2) })
      const found = await sdk.getDocFromServer(ref)
      const missing = await sdk.getDocFromServer(sdk.doc(db, 'artifacts/none'))
      const { added, ...rest } = found.data() ?? {}
      return { rest, isTime: added instanceof sdk.Timestamp, missing: missing.exists() }
    }, optionsFor('crud'))
    expect(result).toEqual({
      rest: { name: 'Lamp', tags: ['é', '😀'], nothing: null, deep: { list: [], more: 2 } },
      isTime: true,
      missing: false,
    })
  })

  test('commits batches, runs transactions and counts over REST', async () => {
    const page = await openPage()
    const result = await page.evaluate(async (options) => {
      const db = sdk.connect(options)
      const items = sdk.collection(db, 'items')
      const batch = sdk.writeBatch(db)
      for (let i = 0; i < 5; i += 1) batch.set(sdk.doc(items, `i${i}`), { n: i })
      await batch.commit()
      await sdk.runTransaction(db, async (transaction) => {
        const first = await transaction.get(sdk.doc(items, 'i0'))
        const absent = await transaction.get(sdk.doc(items, 'absent'))
        transaction.update(first.ref, { n: first.get('n') + 10, sawAbsent: absent.exists() })
        transaction.delete(sdk.doc(items, 'i1'))
      })
      const count = await sdk.getCountFromServer(items)
      const sums = await sdk.getAggregateFromServer(items, { sum: sdk.sum('n'), average: sdk.average('n') })
      const query = sdk.query(items, sdk.where('n', '>=', 3), sdk.orderBy('n', 'desc'))
      const { docs } = await sdk.getDocsFromServer(query)
      return { count: count.data().count, ...sums.data(), ids: docs.map((each) => each.id) }
    }, optionsFor('batches'))
    expect(result).toEqual({ count: 4, sum: 19, average: 4.75, ids: ['i0', 'i4', 'i3'] })
  })

  test('retries transactions after a conflict', async () => {
    const page = await openPage()
    const total = await page.evaluate(async (options) => {
      const ref = sdk.doc(sdk.connect(options), 'counters/c')
      await sdk.setDoc(ref, { n: 0 })
      const add = () =>
        sdk.runTransaction(ref.firestore, async (transaction) => {
          const n = Number((await transaction.get(ref)).get('n'))
          transaction.update(ref, { n: n + 1 })
        })
      await Promise.all([add(), add(), add()])
      return Number((await sdk.getDocFromServer(ref)).get('n'))
    }, optionsFor('contention'))
    expect(total).toBe(3)
  })

  test('receives the SDK error code of a failed precondition', async () => {
    const page = await openPage()
    const code = await page.evaluate(async (options) => {
      const ref = sdk.doc(sdk.connect(options), 'none/none')
      return sdk.codeOf(sdk.updateDoc(ref, { a: 1 }))
    }, optionsFor('preconditions'))
    expect(code).toBe('not-found')
  })

  test('transfers documents of nearly 1 MiB and non-ASCII text', async () => {
    const page = await openPage()
    const same = await page.evaluate(async (options) => {
      const db = sdk.connect(options)
      const ascii = 'x'.repeat(1_000_000)
      const names = '名前😀é'.repeat(60_000)
      await sdk.setDoc(sdk.doc(db, 'large/ascii'), { text: ascii })
      await sdk.setDoc(sdk.doc(db, 'large/名前😀'), { text: names, ключ: -0 })
      const reader = sdk.connect(options)
      const { docs } = await sdk.getDocsFromServer(sdk.collection(reader, 'large'))
      const [first, second] = docs
      return [
        docs.length,
        first?.get('text') === ascii,
        second?.id,
        second?.get('text') === names,
        Object.is(second?.get('ключ'), -0),
      ]
    }, optionsFor('large'))
    expect(same).toEqual([2, true, '名前😀', true, true])
  })

  test('receives permission-denied for denied requests without affecting others', async () => {
    await putRules(
      server.base,
      'ruled',
      rulesSource(`match /open/{id} { allow read, write; }
        match /own/{uid} { allow read, write: if request.auth != null && request.auth.uid == uid; }`),
    )
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
})
