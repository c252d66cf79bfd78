import { doc, runTransaction } from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminClient, newProject, webClient } from '#test/support/sdks.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i)

describe('transactions of the Admin SDK', () => {
  it('are serialized when 50 of them increment one document', async () => {
    const db = adminClient(server, newProject())
    const ref = db.doc('counters/c')
    await ref.set({ n: 0 })
    await Promise.all(
      numbers(50).map(() =>
        db.runTransaction(async (transaction) => {
          const n: unknown = (await transaction.get(ref)).get('n')
          transaction.update(ref, { n: Number(n) + 1 })
        }),
      ),
    )
    expect((await ref.get()).get('n')).toBe(50)
  })

  it('create a missing document only once', async () => {
    const db = adminClient(server, newProject())
    const created = await Promise.all(
      numbers(20).map(() =>
        db.runTransaction(async (transaction) => {
          const like = await transaction.get(db.doc('likes/l'))
          if (like.exists) return 0
          transaction.create(like.ref, { at: 1 })
          return 1
        }),
      ),
    )
    expect(created.reduce<number>((sum, n) => sum + n, 0)).toBe(1)
  })

  it('that read two documents in opposite order do not deadlock', async () => {
    const db = adminClient(server, newProject())
    const [a, b] = [db.doc('counters/a'), db.doc('counters/b')]
    await Promise.all([a.set({ n: 0 }), b.set({ n: 0 })])
    const move = (from: typeof a, to: typeof a) =>
      db.runTransaction(async (transaction) => {
        const n: unknown = (await transaction.get(from)).get('n')
        const m: unknown = (await transaction.get(to)).get('n')
        transaction.update(from, { n: Number(n) - 1 }).update(to, { n: Number(m) + 1 })
      })
    await Promise.all(numbers(3).flatMap(() => [move(a, b), move(b, a)]))
    expect([(await a.get()).get('n'), (await b.get()).get('n')]).toEqual([0, 0])
  })

  it('that query a collection do not miss documents that are added concurrently', async () => {
    const db = adminClient(server, newProject())
    const add = (id: string) =>
      db.runTransaction(async (transaction) => {
        const all = await transaction.get(db.collection('likes').where('artifact', '==', 'a'))
        transaction.set(db.doc(`likes/${id}`), { artifact: 'a' })
        transaction.set(db.doc('artifacts/a'), { likes: all.size + 1 })
      })
    await Promise.all(numbers(5).map((i) => add(`l${i}`)))
    expect((await db.doc('artifacts/a').get()).get('likes')).toBe(5)
  })

  it('that fail write nothing and release their locks', async () => {
    const db = adminClient(server, newProject())
    const failing = db.runTransaction(async (transaction) => {
      await transaction.get(db.doc('a/1'))
      transaction.set(db.doc('a/1'), {})
      throw new Error('aborted by the test')
    })
    await expect(failing).rejects.toThrow('aborted by the test')
    await db.doc('a/1').set({ free: true })
    expect((await db.doc('a/1').get()).data()).toEqual({ free: true })
  })

  it('that are read-only read a consistent snapshot', async () => {
    const db = adminClient(server, newProject())
    await db.doc('a/1').set({ n: 1 })
    const reads = await db.runTransaction(
      async (transaction) => {
        const before: unknown = (await transaction.get(db.doc('a/1'))).get('n')
        await db.doc('a/1').set({ n: 2 })
        const after: unknown = (await transaction.get(db.doc('a/1'))).get('n')
        const { docs } = await transaction.get(db.collection('a'))
        const listed: unknown = docs[0]?.get('n')
        return [before, after, listed]
      },
      { readOnly: true },
    )
    expect(reads).toEqual([1, 1, 1])
  })
})

describe('transactions of the web SDK', () => {
  it('are retried if a document that they only read has changed', async () => {
    const project = newProject()
    const db = webClient(server, project, null)
    const admin = adminClient(server, project)
    await admin.doc('a/guard').set({ open: true })
    let attempts = 0
    await runTransaction(db, async (transaction) => {
      attempts += 1
      const guard = await transaction.get(doc(db, 'a/guard'))
      if (attempts === 1) await admin.doc('a/guard').set({ open: false })
      transaction.set(doc(db, 'a/result'), { wasOpen: guard.get('open') === true })
    })
    expect(attempts).toBe(2)
    expect((await admin.doc('a/result').get()).data()).toEqual({ wasOpen: false })
  })
})
