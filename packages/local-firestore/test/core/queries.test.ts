import { FieldPath, FieldValue, Filter, GeoPoint, Timestamp } from 'firebase-admin/firestore'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminClient, newProject } from '#test/support/sdks.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'

let server: TestServer
let db: Firestore
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  db = adminClient(server, newProject())
})

const fill = (documents: Record<string, Record<string, unknown>>, collection = 'c') =>
  Promise.all(Object.entries(documents).map(([id, data]) => db.doc(`${collection}/${id}`).set(data)))
const idsOf = async (query: Query) => (await query.get()).docs.map(({ id }) => id)

describe('orders', () => {
  it('sort types: null, boolean, number, timestamp, string, bytes, reference, geo point, array, vector, map', async () => {
    await fill({
      k: { v: { a: 1 } },
      j: { v: FieldValue.vector([1]) },
      i: { v: [0] },
      h: { v: new GeoPoint(1, 2) },
      g: { v: db.doc('c/a') },
      f: { v: Buffer.from('x') },
      e: { v: 'text' },
      d: { v: Timestamp.fromMillis(1) },
      c2: { v: 2.5 },
      c1: { v: 2 },
      c0: { v: Number.NaN },
      b: { v: false },
      a: { v: null },
    })
    expect(await idsOf(db.collection('c').orderBy('v'))).toEqual([
      'a',
      'b',
      'c0',
      'c1',
      'c2',
      'd',
      'e',
      'f',
      'g',
      'h',
      'i',
      'j',
      'k',
    ])
    expect(await idsOf(db.collection('c').orderBy('v', 'desc').limit(2))).toEqual(['k', 'j'])
  })

  it('exclude documents without the ordered field', async () => {
    await fill({ a: { n: 1 }, b: { m: 1 }, c: { n: 0 } })
    expect(await idsOf(db.collection('c').orderBy('n'))).toEqual(['c', 'a'])
  })

  it('sort equal values by ID in the direction of the last order', async () => {
    await fill({ a: { n: 1 }, b: { n: 1 }, c: { n: 0 } })
    expect(await idsOf(db.collection('c').orderBy('n'))).toEqual(['c', 'a', 'b'])
    expect(await idsOf(db.collection('c').orderBy('n', 'desc'))).toEqual(['b', 'a', 'c'])
  })
})

describe('filters', () => {
  it('with a range match values of the same type only', async () => {
    await fill({ a: { v: 1 }, b: { v: '1' }, c: { v: 3 }, d: { v: null }, e: {} })
    expect(await idsOf(db.collection('c').where('v', '>', 0))).toEqual(['a', 'c'])
    expect(await idsOf(db.collection('c').where('v', '<=', 'z'))).toEqual(['b'])
  })

  it('with != and not-in require the field and never match null', async () => {
    await fill({ a: { v: 1 }, b: { v: '1' }, c: { v: null }, d: {} })
    expect(await idsOf(db.collection('c').where('v', '!=', 1))).toEqual(['b'])
    expect(await idsOf(db.collection('c').where('v', 'not-in', ['1']))).toEqual(['a'])
    expect(await idsOf(db.collection('c').where('v', 'not-in', ['1', null]))).toEqual([])
    expect(await idsOf(db.collection('c').where('v', '==', null))).toEqual(['c'])
  })

  it('with in, array-contains and array-contains-any never match null or NaN', async () => {
    await fill({
      a: { v: 1, l: [1, 'x'] },
      b: { v: 1.0, l: [{ m: 1 }] },
      c: { v: null, l: [null] },
      d: { v: [1], l: 1 },
    })
    expect(await idsOf(db.collection('c').where('v', 'in', [1, null, [1]]))).toEqual(['a', 'b', 'd'])
    expect(await idsOf(db.collection('c').where('l', 'array-contains', { m: 1 }))).toEqual(['b'])
    expect(await idsOf(db.collection('c').where('l', 'array-contains-any', ['x', { m: 1 }]))).toEqual([
      'a',
      'b',
    ])
  })

  it('can be combined with or and and', async () => {
    await fill({ a: { x: 1, y: 1 }, b: { x: 1, y: 2 }, c: { x: 2, y: 3 }, d: { x: 3, y: 3 } })
    const either = Filter.or(
      Filter.and(Filter.where('x', '==', 1), Filter.where('y', '==', 2)),
      Filter.where('y', '>=', 3),
    )
    expect(await idsOf(db.collection('c').where(either).orderBy('y', 'desc'))).toEqual(['d', 'c', 'b'])
  })

  it('support document names, nested fields and quoted fields', async () => {
    await fill({ a: { 'x.y': { z: 1 } }, b: { x: { y: 1 } } })
    expect(await idsOf(db.collection('c').where(FieldPath.documentId(), 'in', ['b', 'nope']))).toEqual(['b'])
    expect(await idsOf(db.collection('c').where(new FieldPath('x.y', 'z'), '==', 1))).toEqual(['a'])
    expect(await idsOf(db.collection('c').where('x.y', '==', 1))).toEqual(['b'])
  })
})

describe('result ranges', () => {
  beforeEach(() => fill(Object.fromEntries(Array.from('abcdefgh', (id, i) => [id, { n: i >> 1, id }]))))

  it('start and end at cursors', async () => {
    const byN = db.collection('c').orderBy('n')
    expect(await idsOf(byN.startAt(1).endAt(2))).toEqual(['c', 'd', 'e', 'f'])
    expect(await idsOf(byN.startAfter(1).endBefore(3))).toEqual(['e', 'f'])
    const c = await db.doc('c/c').get()
    expect(await idsOf(byN.startAfter(c).limit(2))).toEqual(['d', 'e'])
    expect(await idsOf(db.collection('c').orderBy('n', 'desc').startAt(c))).toEqual(['c', 'b', 'a'])
  })

  it('support offset, limit and limitToLast', async () => {
    expect(await idsOf(db.collection('c').offset(3).limit(2))).toEqual(['d', 'e'])
    expect(await idsOf(db.collection('c').orderBy('n').limitToLast(3))).toEqual(['f', 'g', 'h'])
  })

  it('support field projections', async () => {
    const { docs } = await db.collection('c').select('n').limit(1).get()
    expect(docs[0]?.data()).toEqual({ n: 0 })
  })
})

describe('collections', () => {
  it('with the same ID form a collection group at any depth', async () => {
    await fill({ a: { v: 1 } }, 'x/1/notes')
    await fill({ b: { v: 2 } }, 'notes')
    await fill({ c: { v: 3 } }, 'x/1/y/2/notes')
    await fill({ d: { v: 4 } }, 'x/1/other')
    expect(await idsOf(db.collectionGroup('notes').orderBy('v'))).toEqual(['a', 'b', 'c'])
  })

  it('are listed, including missing documents with subcollections', async () => {
    await fill({ a: {} }, 'x/1/notes')
    await fill({ 2: {} }, 'x')
    expect((await db.listCollections()).map(({ id }) => id)).toEqual(['x'])
    expect((await db.doc('x/1').listCollections()).map(({ id }) => id)).toEqual(['notes'])
    expect((await db.collection('x').listDocuments()).map(({ id }) => id)).toEqual(['1', '2'])
    expect(await idsOf(db.collection('x'))).toEqual(['2'])
  })

  it('are deleted recursively', async () => {
    await fill({ a: {} }, 'x/1/notes')
    await fill({ 1: {}, 2: {} }, 'x')
    await fill({ 1: {} }, 'y')
    await db.recursiveDelete(db.collection('x'))
    expect((await db.listCollections()).map(({ id }) => id)).toEqual(['y'])
  })
})

describe('aggregations', () => {
  it('compute count, sum and average', async () => {
    const { AggregateField } = await import('firebase-admin/firestore')
    await fill({ a: { n: 1 }, b: { n: 2.5 }, c: { n: 4 } })
    const all = db.collection('c').aggregate({
      count: AggregateField.count(),
      sum: AggregateField.sum('n'),
      average: AggregateField.average('n'),
    })
    expect((await all.get()).data()).toEqual({ count: 3, sum: 7.5, average: 2.5 })
    const none = db
      .collection('none')
      .aggregate({ sum: AggregateField.sum('n'), average: AggregateField.average('n') })
    expect((await none.get()).data()).toEqual({ sum: 0, average: null })
    expect((await db.collection('c').where('n', '>', 1).count().get()).data()).toEqual({ count: 2 })
  })

  // As documented; same as in the Firestore emulator 1.19.9.
  it('exclude documents without an aggregated field, also from counts', async () => {
    const { AggregateField } = await import('firebase-admin/firestore')
    await fill({ a: { n: 1, m: 1 }, b: { n: 'text', m: 2 }, c: { n: 4 }, d: { m: 8 } })
    const of = async (...fields: string[]) => {
      const sums = Object.fromEntries(fields.map((field) => [field, AggregateField.sum(field)]))
      return (
        await db
          .collection('c')
          .aggregate({ count: AggregateField.count(), ...sums })
          .get()
      ).data()
    }
    expect(await of()).toEqual({ count: 4 })
    expect(await of('n')).toEqual({ count: 3, n: 5 })
    expect(await of('n', 'm')).toEqual({ count: 2, n: 1, m: 3 })
    expect(await of('none')).toEqual({ count: 0, none: 0 })
  })
})

// SDKs check some limits themselves. The Firestore emulator 1.19.9 returns INVALID_ARGUMENT for all of them.
describe('a query is rejected', () => {
  const errorOf = (query: Query) =>
    query.get().then(
      () => 'no error',
      (error: unknown) => String(error),
    )
  const values = (count: number) => Array.from({ length: count }, (_, i) => i)

  it('with more than 30 disjunctions', async () => {
    const both = (first: number, second: number) =>
      db.collection('c').where('a', 'in', values(first)).where('b', 'in', values(second))
    expect(await errorOf(both(6, 6))).toContain('The query has 36 disjunctions, more than the maximum of 30.')
    await expect(both(5, 6).get()).resolves.toBeDefined()
    const branches = values(31).map((value) => Filter.where('a', '==', value))
    expect(await errorOf(db.collection('c').where(Filter.or(...branches)))).toContain('31 disjunctions')
    await expect(
      db
        .collection('c')
        .where(Filter.or(...branches.slice(1)))
        .get(),
    ).resolves.toBeDefined()
  })

  it('with two array conditions in one disjunction', async () => {
    const one = Filter.where('a', 'array-contains', 1)
    const other = Filter.where('a', 'array-contains-any', [2])
    expect(await errorOf(db.collection('c').where(one).where(other))).toContain(
      "A maximum of 1 'ARRAY_CONTAINS' filter",
    )
    await expect(db.collection('c').where(Filter.or(one, other)).get()).resolves.toBeDefined()
  })

  it('with two negations, or with not-in and in', async () => {
    const c = db.collection('c')
    expect(await errorOf(c.where('a', '!=', 1).where('b', '!=', 1))).toContain("Only a single 'NOT_EQUAL'")
    expect(await errorOf(c.where('a', '!=', null).where('b', 'not-in', [1]))).toContain(
      "Only a single 'NOT_EQUAL'",
    )
    expect(await errorOf(c.where('a', 'not-in', [1]).where('b', 'in', [1]))).toContain(
      "'NOT_IN' cannot be used",
    )
  })

  it('with duplicate orders or an order after the document name', async () => {
    const c = db.collection('c')
    expect(await errorOf(c.orderBy('a').orderBy('a'))).toContain(
      'order by clause cannot contain duplicate fields a',
    )
    const name = FieldPath.documentId()
    expect(await errorOf(c.orderBy(name).orderBy('a'))).toContain(
      'order by clause cannot contain more fields after the key',
    )
  })
})

describe('unsupported features', () => {
  it('fail with UNIMPLEMENTED and the name of the feature', async () => {
    const near = db.collection('c').findNearest({
      vectorField: 'v',
      queryVector: [1],
      limit: 1,
      distanceMeasure: 'EUCLIDEAN',
    })
    await expect(near.get()).rejects.toThrow(/UNIMPLEMENTED: Vector search/)
    await expect(db.collection('c').explain({ analyze: true })).rejects.toThrow(
      /UNIMPLEMENTED: Query explain/,
    )
  })
})

describe('usage', () => {
  it('counts returned documents, at least one per query, and one per thousand aggregated documents', async () => {
    const project = newProject()
    db = adminClient(server, project)
    await fill({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } })
    const cost = async (read: () => Promise<unknown>) => {
      const before = server.control.usage(project).documentsRead
      await read()
      return server.control.usage(project).documentsRead - before
    }
    expect(await cost(() => db.collection('c').limit(2).get())).toBe(2)
    expect(await cost(() => db.collection('none').get())).toBe(1)
    expect(await cost(() => db.collection('c').count().get())).toBe(1)
    expect(await cost(() => db.doc('c/missing').get())).toBe(1)
    expect(await cost(() => db.getAll(db.doc('c/a'), db.doc('c/b')))).toBe(2)
    expect(server.control.usage(project).documentsWritten).toBe(3)
  })
})
