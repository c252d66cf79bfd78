import { create, toBinary } from '@bufbuild/protobuf'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Value, ValueSchema } from '#gen/google/firestore/v1/document_pb.js'
import { canonicalKey } from '#values/canonical.ts'
import { anyValue } from '#test/support/arbitrary.ts'
import type { StoredDocument } from '#store/document.ts'
import { ElementIndex } from '#store/elementIndex.ts'
import { encodeFields, pack, packedArray, packedArrayHas } from '#store/packed.ts'

const text = (stringValue: string): Value =>
  create(ValueSchema, { valueType: { case: 'stringValue', value: stringValue } })
const array = (values: readonly Value[]): Value =>
  create(ValueSchema, {
    valueType: {
      case: 'arrayValue',
      value: { $typeName: 'google.firestore.v1.ArrayValue', values: [...values] },
    },
  })
const aDocument = (key: string, pieces: readonly Value[]): StoredDocument => ({
  key,
  path: ['artifacts', key],
  name: key,
  fields: { pieces: array(pieces), other: text('x') },
  createTime: 1n,
  updateTime: 1n,
})
const words = fc.string({ maxLength: 200 }).filter((word) => word.isWellFormed())

describe('a document with a long array', () => {
  const long = aDocument(
    'a',
    Array.from({ length: 200 }, (_, index) => text(`piece ${index}`)),
  )

  it('reads like any other', () => {
    const { document } = pack(long)
    expect(document.fields).toEqual(long.fields)
    expect({ ...document.fields }).toEqual(long.fields)
    expect(encodeFields(document.fields)).toEqual(encodeFields(long.fields))
  })

  it('keeps the array as bytes', () => {
    expect(packedArray(pack(long).document.fields, 'pieces')).toBeInstanceOf(Uint8Array)
    expect(packedArray(pack(aDocument('b', [text('short')])).document.fields, 'pieces')).toBeUndefined()
  })

  it('has exactly the elements that it was given', () => {
    fc.assert(
      fc.property(fc.array(words, { minLength: 40 }), words, (elements, other) => {
        const { document } = pack(aDocument('a', elements.map(text)))
        const packed = packedArray(document.fields, 'pieces')
        fc.pre(packed !== undefined)
        const has = (word: string) => packedArrayHas(packed, toBinary(ValueSchema, text(word)))
        return elements.every(has) && has(other) === elements.includes(other)
      }),
      { seed: 5 },
    )
  })
})

describe('the index of elements', () => {
  it('finds what a scan finds, before and after changes', () => {
    const pieces = fc.oneof(
      fc.array(fc.oneof(words.map(text), anyValue), { maxLength: 6 }),
      fc.array(words.map(text), { minLength: 60, maxLength: 90 }),
    )
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 2, maxLength: 8 }), fc.array(pieces), (first, later) => {
        const stored = new Map<string, StoredDocument>()
        const index = new ElementIndex(['pieces'], () => stored.values())
        const put = (key: string, elements: readonly Value[]) => {
          const after = pack(aDocument(key, elements)).document
          index.replace(stored.get(key) ?? null, after)
          stored.set(key, after)
        }
        first.forEach((elements, place) => put(`d${place}`, elements))
        const asked = [...first, ...later].flatMap((elements) => elements.slice(0, 3))
        const check = () =>
          asked.every((value) => {
            const expected = [...stored.values()]
              .filter(({ fields }) => {
                const type = fields['pieces']?.valueType
                return (
                  type?.case === 'arrayValue' &&
                  type.value.values.some((each) => canonicalKey(each) === canonicalKey(value))
                )
              })
              .map(({ key }) => key)
            return JSON.stringify([...index.find(value)].toSorted()) === JSON.stringify(expected.toSorted())
          })
        if (!check()) return false
        later.forEach((elements, place) => put(`d${place % first.length}`, elements))
        return check()
      }),
      { numRuns: 60, seed: 8 },
    )
  })
})
