import { deleteApp, initializeApp } from 'firebase/app'
import * as firestore from 'firebase/firestore'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { startTestServer } from '#test/support/server.ts'

// Suppresses the connection errors that this test causes.
firestore.setLogLevel('silent')

test('a gRPC listener reconnects after a restart of the server', async () => {
  const first = await startTestServer()
  const app = initializeApp({ projectId: 'demo-grpc', apiKey: 'any' }, crypto.randomUUID())
  onTestFinished(() => deleteApp(app))
  const db = firestore.getFirestore(app)
  firestore.connectFirestoreEmulator(db, '127.0.0.1', first.port)
  const items = firestore.collection(db, 'items')
  await firestore.setDoc(firestore.doc(items, 'before'), { n: 1 })
  let ids: string[] = []
  firestore.onSnapshot(items, { includeMetadataChanges: true }, (snapshot) => {
    if (!snapshot.metadata.fromCache) ids = snapshot.docs.map((each) => each.id)
  })
  await eventually(() => ids.length === 1)
  await first.close()
  const second = await startTestServer({ port: first.port })
  onTestFinished(() => second.close())
  await firestore.setDoc(firestore.doc(items, 'later'), { n: 2 })
  await eventually(() => String(ids) === 'later')
  expect(ids).toEqual(['later'])
})
