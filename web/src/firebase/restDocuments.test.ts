import { expect, test } from 'vitest'
import { readDocuments } from './restDocuments.ts'

const NAME = 'projects/demo/databases/(default)/documents/artifacts/anchor'

test('documents are read with their texts and numbers', () => {
  const fields = {
    artifact_name: { stringValue: 'Anchor' },
    likes_count: { integerValue: '12' },
    weight: { doubleValue: 0.5 },
    added_at: { timestampValue: '2026-11-22T00:00:00Z' },
  }
  const answer = [{ document: { name: NAME, fields }, readTime: '' }, { document: { name: NAME } }]
  expect(readDocuments(answer)).toEqual([
    { id: 'anchor', fields: { artifact_name: 'Anchor', likes_count: 12, weight: 0.5, added_at: undefined } },
    { id: 'anchor', fields: {} },
  ])
})

test('a query that finds nothing has no documents', () => {
  expect(readDocuments([{ readTime: '2026-11-22T00:00:00Z' }])).toEqual([])
})

test.each([null, {}, 'text', [{ error: { code: 403 } }], [{ document: {} }], [7]])(
  '%j is no answer to a query',
  (answer) => {
    expect(readDocuments(answer)).toBeNull()
  },
)
