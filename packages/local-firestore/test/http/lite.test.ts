import { deleteApp, initializeApp } from 'firebase/app'
import * as lite from 'firebase/firestore/lite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { putRules, startTestServer } from '#test/support/server.ts'
import { rulesSource } from '#test/support/rules/rulesSource.ts'

// Suppresses the errors of expected denials.
lite.setLogLevel('silent')

async function connect(user?: { sub: string }) {
  const server = await startTestServer()
  const app = initializeApp({ projectId: 'demo-lite', apiKey: 'any' }, crypto.randomUUID())
  onTestFinished(async () => {
    await deleteApp(app)
    await server.close()
  })
  const db = lite.getFirestore(app)
  lite.connectFirestoreEmulator(
    db,
    '127.0.0.1',
    server.port,
    user === undefined ? {} : { mockUserToken: user },
  )
  return { db, server }
}

describe('the lite SDK', () => {
  test('writes, reads, queries, counts and runs transactions', async () => {
    const { db } = await connect()
    const items = lite.collection(db, 'items')
    const values = {
      text: 'é😀',
      zero: -0,
      nan: Number.NaN,
      none: null,
      list: [],
      at: new lite.GeoPoint(0, 1),
    }
    await lite.setDoc(lite.doc(items, 'a'), { ...values, n: 1, bytes: lite.Bytes.fromBase64String('/+8=') })
    const batch = lite.writeBatch(db)
    batch.set(lite.doc(items, 'b'), { n: 2, at: lite.serverTimestamp() })
    batch.update(lite.doc(items, 'a'), { n: lite.increment(4) })
    await batch.commit()
    const a = await lite.getDoc(lite.doc(items, 'a'))
    expect(a.data()).toMatchObject({ ...values, n: 5 })
    expect(a.get('bytes')).toEqual(lite.Bytes.fromBase64String('/+8='))
    const sorted = await lite.getDocs(
      lite.query(items, lite.where('n', '>', 1), lite.orderBy('n'), lite.limit(5)),
    )
    expect(sorted.docs.map((each) => each.id)).toEqual(['b', 'a'])
    await lite.runTransaction(db, async (transaction) => {
      const b = await transaction.get(lite.doc(items, 'b'))
      transaction.delete(b.ref)
    })
    expect((await lite.getCount(items)).data().count).toBe(1)
    const missing = await lite.getDoc(lite.doc(items, 'b'))
    expect(missing.exists()).toBe(false)
  })

  test('receives SDK error codes', async () => {
    const { db, server } = await connect({ sub: 'u1' })
    await putRules(
      server.base,
      'demo-lite',
      rulesSource('match /own/{uid} { allow read, write: if request.auth.uid == uid; }'),
    )
    await lite.setDoc(lite.doc(db, 'own/u1'), { a: 1 })
    await expect(lite.getDoc(lite.doc(db, 'own/u2'))).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(lite.getDocs(lite.collection(db, 'own'))).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await expect(lite.updateDoc(lite.doc(db, 'own/u2'), { a: 1 })).rejects.toHaveProperty(
      'code',
      expect.stringMatching(/permission-denied|not-found/),
    )
  })
})
