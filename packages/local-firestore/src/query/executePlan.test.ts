import { create } from '@bufbuild/protobuf'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StructuredQuery } from '#gen/google/firestore/v1/query_pb.js'
import { StructuredQuerySchema } from '#gen/google/firestore/v1/query_pb.js'
import { Collection } from '#store/collection.ts'
import type { StoredDocument } from '#store/document.ts'
import type { Fields } from '#values/fieldPath.ts'
import { anyFields, anyQuery } from '#test/support/arbitrary.ts'
import { planQuery } from '#query/plan.ts'
import { type QuerySource, executePlan, scanPlan } from '#query/executePlan.ts'

const documentOf = (id: string, fields: Fields): StoredDocument => ({
  key: `c/${id}`,
  path: ['c', id],
  name: `projects/p/databases/(default)/documents/c/${id}`,
  fields,
  createTime: 1n,
  updateTime: 1n,
})

/** A query source that uses indexes for collections of any size. */
class IndexedSource implements QuerySource {
  readonly #collection = new Collection(0)

  collection(): Collection {
    return this.#collection
  }

  select(): Iterable<StoredDocument> {
    return this.#collection.documents()
  }

  write(id: string, fields: Fields | null): void {
    const after = fields === null ? null : documentOf(id, fields)
    this.#collection.replace(this.#collection.get(`c/${id}`) ?? null, after)
  }
}

const keysOf = ({ documents }: { documents: readonly StoredDocument[] }) => documents.map(({ key }) => key)

const anyWrite = fc.tuple(
  fc.constantFrom('p', 'q', 'r', 's', 't', 'u', '__id3__', '__id20__'),
  fc.option(anyFields, { nil: null, freq: 6 }),
)

function expectSame(source: IndexedSource, queries: readonly StructuredQuery[]): void {
  for (const query of queries) {
    const plan = planQuery([], query)
    const [indexed, scanned] = [executePlan(source, plan), scanPlan(source, plan)]
    expect(keysOf(indexed)).toEqual(keysOf(scanned))
    expect(indexed.skipped).toBe(scanned.skipped)
  }
}

describe('an indexed query', () => {
  it('returns the same results as a scan, before and after changes', () => {
    fc.assert(
      fc.property(
        fc.array(anyWrite, { maxLength: 25 }),
        fc.array(anyQuery, { minLength: 1, maxLength: 4 }),
        fc.array(anyWrite, { maxLength: 10 }),
        (before, queries, after) => {
          const source = new IndexedSource()
          for (const [id, fields] of before) source.write(id, fields)
          expectSame(source, queries)
          for (const [id, fields] of after) source.write(id, fields)
          expectSame(source, queries)
        },
      ),
      { numRuns: 500, seed: 11 },
    )
  })

  it('returns correct results when there are more orders than cached indexes', () => {
    const source = new IndexedSource()
    const orders = Array.from({ length: 30 }, (_, i) =>
      create(StructuredQuerySchema, {
        from: [{ collectionId: 'c' }],
        orderBy: [{ field: { fieldPath: `f${i}` } }],
        limit: 2,
      }),
    )
    expectSame(source, orders)
    source.write('p', {})
    expectSame(source, orders)
  })
})
