import { create, fromBinary, toBinary } from '@bufbuild/protobuf'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DocumentSchema } from '#gen/google/firestore/v1/document_pb.js'
import { anyValue } from '#test/support/arbitrary.ts'
import { decodeValue, readEntries } from '#store/decodeFields.ts'

const decodeFields = (bytes: Uint8Array) =>
  Object.fromEntries(readEntries(bytes).map(([name, value]) => [name, decodeValue(value)]))

it('decodes stored fields like the protobuf library', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), anyValue), (fields) => {
      const bytes = toBinary(DocumentSchema, create(DocumentSchema, { fields }))
      expect(decodeFields(bytes)).toEqual(fromBinary(DocumentSchema, bytes).fields)
    }),
    { numRuns: 500, seed: 3 },
  )
})
