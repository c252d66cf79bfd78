import { create, toBinary } from '@bufbuild/protobuf'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Value, ValueSchema } from '#gen/google/firestore/v1/document_pb.js'
import { canonicalKey } from '#values/canonicalKey.ts'
import { anyValue } from '#test/support/arbitrary.ts'
import type { StoredDocument } from '#store/document.ts'
import { ElementIndex } from '#store/elementIndex.ts'
import { encodeFields, pack, packedArray, packedArrayHas } from '#store/packedFields.ts'

const text = (stringValue: string): Value =>
  create(ValueSchema, { valueType: { case: 'stringValue', value: stringValue } })
const array = (values: readonly Value[]): Value =>
  create(ValueSchema, {
    valueType: {
      case: 'arrayValue',
      value: { $typeName: 'google.firestore.v1.ArrayValue', values: [...values] },
    },
  })
const documentWith = (key: string, tokens: readonly Value[]): StoredDocument => ({
  key,
  path: ['artifacts', key],
  name: key,
  fields: { tokens: array(tokens), other: text('x') },
  createTime: 1n,
  updateTime: 1n,
})
const words = fc.string({ maxLength: 200 }).filter((word) => word.isWellFormed())

describe('a document with a long array', () => {
  const long = documentWith(
    'a',
    Array.from({ length: 200 }, (_, index) => text(`token ${index}`)),
  )

  it('reads like any other document', () => {
    const { document } = pack(long)
    expect(document.fields).toEqual(long.fields)
    expect({ ...document.fields }).toEqual(long.fields)
    expect(encodeFields(document.fields)).toEqual(encodeFields(long.fields))
  })

  it('stores the array as bytes', () => {
    expect(packedArray(pack(long).document.fields, 'tokens')).toBeInstanceOf(Uint8Array)
    expect(packedArray(pack(documentWith('b', [text('short')])).document.fields, 'tokens')).toBeUndefined()
  })

  it('does not contain a text whose encoding is part of another element', () => {
    const lookalike = text('\u00ca\u0001\u0001x')
    const { document } = pack(
      documentWith(
        'a',
        Array.from({ length: 200 }, () => lookalike),
      ),
    )
    const packed = packedArray(document.fields, 'tokens')
    const encoded = Buffer.from(toBinary(ValueSchema, text('x')))
    expect(packed?.includes(encoded)).toBe(true)
    expect(packed && packedArrayHas(packed, encoded)).toBe(false)
  })

  it('contains exactly the elements it was created with', () => {
    fc.assert(
      fc.property(fc.array(words, { minLength: 40 }), words, (elements, other) => {
        const { document } = pack(documentWith('a', elements.map(text)))
        const packed = packedArray(document.fields, 'tokens')
        fc.pre(packed !== undefined)
        const contains = (word: string) =>
          packedArrayHas(packed, Buffer.from(toBinary(ValueSchema, text(word))))
        return elements.every(contains) && contains(other) === elements.includes(other)
      }),
      { seed: 5 },
    )
  })
})

describe('the element index', () => {
  it('returns the same documents as a scan, before and after changes', () => {
    const tokens = fc.oneof(
      fc.array(fc.oneof(words.map(text), anyValue), { maxLength: 6 }),
      fc.array(words.map(text), { minLength: 60, maxLength: 90 }),
    )
    fc.assert(
      fc.property(fc.array(tokens, { minLength: 2, maxLength: 8 }), fc.array(tokens), (first, later) => {
        const stored = new Map<string, StoredDocument>()
        const index = new ElementIndex(['tokens'], () => stored.values())
        const put = (key: string, elements: readonly Value[]) => {
          const after = pack(documentWith(key, elements)).document
          index.replace(stored.get(key) ?? null, after)
          stored.set(key, after)
        }
        first.forEach((elements, i) => put(`d${i}`, elements))
        const queried = [...first, ...later].flatMap((elements) => elements.slice(0, 3))
        const check = () =>
          queried.every((value) => {
            const expected = [...stored.values()]
              .filter(({ fields }) => {
                const type = fields['tokens']?.valueType
                return (
                  type?.case === 'arrayValue' &&
                  type.value.values.some((each) => canonicalKey(each) === canonicalKey(value))
                )
              })
              .map(({ key }) => key)
            return JSON.stringify([...index.find(value)].toSorted()) === JSON.stringify(expected.toSorted())
          })
        if (!check()) return false
        later.forEach((elements, i) => put(`d${i % first.length}`, elements))
        return check()
      }),
      { numRuns: 30, seed: 8 },
    )
  })
})
