import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { doc, increment, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminClient, newProject, webClient } from '#test/support/sdks.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'

let server: TestServer
let project: string
let db: Firestore
let ref: DocumentReference
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  project = newProject()
  db = adminClient(server, project)
  ref = db.doc('c/d')
})

describe('a document', () => {
  it('can be created, read, updated and deleted with the Admin SDK', async () => {
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
})

describe('transforms', () => {
  it('support increment, arrayUnion, arrayRemove and serverTimestamp', async () => {
    await ref.set({ n: 1, list: [1, 2, { a: 1 }], text: 'x' })
    const { writeTime } = await ref.update({
      n: FieldValue.increment(2),
      fresh: FieldValue.increment(1.5),
      text: FieldValue.increment(3),
      list: FieldValue.arrayUnion(2, 3, { a: 1 }),
      at: FieldValue.serverTimestamp(),
    })
    expect((await ref.get()).data()).toEqual({
      n: 3,
      fresh: 1.5,
      text: 3,
      list: [1, 2, { a: 1 }, 3],
      at: writeTime,
    })
    await ref.update({ list: FieldValue.arrayRemove(1, { a: 1 }), n: FieldValue.arrayRemove(1) })
    expect((await ref.get()).data()).toMatchObject({ list: [2, 3], n: [] })
  })

  it('increment integers and doubles', async () => {
    await ref.set({ n: 1 })
    await ref.update({ n: FieldValue.increment(Number.MAX_SAFE_INTEGER) })
    expect((await ref.get()).get('n')).toBe(2 ** 53)
    await ref.update({ n: FieldValue.increment(0.5) })
    expect((await ref.get()).get('n')).toBe(2 ** 53)
  })

  // Same as in the Firestore emulator 1.19.9.
  it('return NaN for a maximum with NaN', async () => {
    const compare = async (stored: number, operand: number) => {
      const body = {
        writes: [
          {
            update: { name: `projects/${project}/databases/(default)/documents/${ref.path}` },
            updateMask: { fieldPaths: [] },
            updateTransforms: [
              { fieldPath: 'n', maximum: { doubleValue: Number.isNaN(operand) ? 'NaN' : operand } },
            ],
          },
        ],
      }
      await ref.set({ n: stored })
      const url = `http://127.0.0.1:${server.port}/v1/projects/${project}/databases/(default)/documents:commit`
      const headers = { authorization: 'Bearer owner' }
      await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
      return Number((await ref.get()).get('n'))
    }
    expect(await compare(1.5, Number.NaN)).toBeNaN()
    expect(await compare(Number.NaN, 1.5)).toBeNaN()
    expect(await compare(1.5, 2.5)).toBe(2.5)
  })

  it('can be combined in one write with the web SDK', async () => {
    const web = webClient(server, project, null)
    await setDoc(doc(web, 'c/d'), { n: 1 })
    await updateDoc(doc(web, 'c/d'), { n: increment(1), m: increment(5), at: serverTimestamp() })
    const stored = (await ref.get()).data()
    expect(stored).toMatchObject({ n: 2, m: 5 })
    expect(stored?.['at']).toBeInstanceOf(Timestamp)
  })
})

describe('preconditions', () => {
  it('fail with the error messages of production', async () => {
    await expect(ref.update({ a: 1 })).rejects.toThrow(
      `5 NOT_FOUND: No document to update: projects/${project}/databases/(default)/documents/c/d`,
    )
    await ref.create({ a: 1 })
    await expect(ref.create({ a: 1 })).rejects.toThrow(/^6 ALREADY_EXISTS: Document already exists: projects/)
    const old = (await ref.get()).updateTime
    await ref.set({ a: 2 })
    await expect(ref.delete({ lastUpdateTime: old! })).rejects.toThrow(
      /^9 FAILED_PRECONDITION: the stored version/,
    )
    await expect(db.doc('c/none').delete({ exists: true })).rejects.toThrow(/^5 NOT_FOUND/)
    // Same as in the Firestore emulator 1.19.9. The web SDK retries transactions on this code, but not on NOT_FOUND.
    await expect(db.doc('c/none').delete({ lastUpdateTime: old! })).rejects.toThrow(/^9 FAILED_PRECONDITION/)
  })
})

describe('a batch', () => {
  it('is atomic', async () => {
    const batch = db.batch().set(ref, { a: 1 }).update(db.doc('c/none'), { a: 1 })
    await expect(batch.commit()).rejects.toThrow(/NOT_FOUND/)
    expect((await ref.get()).exists).toBe(false)
  })

  it('has a single commit time, and each write sees the effects of earlier ones', async () => {
    await db.doc('c/x').set({})
    const other = db.doc('c/other')
    const results = await db
      .batch()
      .set(ref, { a: 1 })
      .update(ref, { b: 2 })
      .delete(db.doc('c/x'))
      .create(other, {})
      .commit()
    expect((await ref.get()).data()).toEqual({ a: 1, b: 2 })
    const times = results.map(({ writeTime }) => writeTime.valueOf())
    expect(new Set(times).size).toBe(1)
    const later = await other.set({ z: 1 })
    expect(later.writeTime.valueOf() > times[0]!).toBe(true)
  })

  it('can write 600 documents', async () => {
    const web = webClient(server, project, null)
    const batch = writeBatch(web)
    for (let i = 0; i < 600; i += 1) batch.set(doc(web, `many/${i}`), { i })
    await batch.commit()
    expect((await db.collection('many').count().get()).data().count).toBe(600)
  })
})

describe('a write without changes', () => {
  it('keeps the update time', async () => {
    await ref.set({ a: 1, list: [{ b: [1] }] })
    const before = (await ref.get()).updateTime
    await ref.set({ a: 1, list: [{ b: [1] }] })
    expect((await ref.get()).updateTime).toEqual(before)
    await ref.set({ a: 1.5 })
    expect((await ref.get()).updateTime).not.toEqual(before)
  })
})

describe('merge', () => {
  it('changes the masked fields only', async () => {
    await ref.set({ a: { b: 1, c: 2 }, d: 3 })
    await ref.set({ a: { b: 5 } }, { merge: true })
    await ref.set({ d: 1, e: 1 }, { mergeFields: ['e'] })
    expect((await ref.get()).data()).toEqual({ a: { b: 5, c: 2 }, d: 3, e: 1 })
  })
})

describe('bulk writes', () => {
  it('succeed and fail independently', async () => {
    await ref.create({})
    const writer = db.bulkWriter()
    writer.onWriteError(() => false)
    const outcomes = await Promise.all([
      writer.create(ref, {}).then(
        () => 'ok',
        ({ code }: { code: number }) => code,
      ),
      writer.create(db.doc('c/e'), { n: 1 }).then(
        () => 'ok',
        ({ code }: { code: number }) => code,
      ),
      writer.close(),
    ])
    expect(outcomes.slice(0, 2)).toEqual([6, 'ok'])
  })
})

describe('limits', () => {
  it.each([
    [
      'a document of more than 1 MiB',
      { a: 'x'.repeat(600_000), b: 'x'.repeat(600_000) },
      /exceeds the maximum/,
    ],
    ['a long string', { a: 'x'.repeat(1_048_488) }, /longer than 1048487 bytes/],
    ['a reserved field', { __a__: 1 }, /reserved/],
  ])('reject %s', async (_name, data, message) => {
    await expect(ref.set(data)).rejects.toThrow(message)
    expect((await ref.get()).exists).toBe(false)
  })

  it.each(['c/.', 'c/..', '__c__/d', 'c/__d__'])('reject the name %s', async (path) => {
    await expect(db.doc(path).set({})).rejects.toThrow(/INVALID_ARGUMENT/)
  })
})
