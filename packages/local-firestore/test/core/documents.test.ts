import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { doc, getDoc, setDoc } from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminClient, newProject, webClient } from '#test/support/sdks.ts'
import { startFirestore, type TestServer } from '#test/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startFirestore()
})
afterAll(() => server.close())

describe('documents', () => {
  it('can be created, read, updated and deleted with the Admin SDK', async () => {
    const db = adminClient(server, newProject())
    const ref = db.doc('artifacts/a1')
    expect((await ref.get()).exists).toBe(false)
    await ref.create({
      name: 'Vase',
      tags: ['clay', 'red'],
      at: Timestamp.fromMillis(5),
      deep: { x: { y: 1 } },
    })
    await ref.update({ 'deep.x.z': 2, name: FieldValue.delete() })
    expect((await ref.get()).data()).toEqual({
      tags: ['clay', 'red'],
      at: Timestamp.fromMillis(5),
      deep: { x: { y: 1, z: 2 } },
    })
    await ref.delete()
    expect((await ref.get()).exists).toBe(false)
  })

  it('can be written and read with the web SDK', async () => {
    const db = webClient(server, newProject(), null)
    await setDoc(doc(db, 'artifacts/a1'), { name: 'Vase' })
    expect((await getDoc(doc(db, 'artifacts/a1'))).data()).toEqual({ name: 'Vase' })
  })
})
