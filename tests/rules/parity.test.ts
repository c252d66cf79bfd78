import { DIRECT_WRITE_FIELDS } from '@tracker/domain/artifact/artifact.ts'
import { parsePatch } from '@tracker/domain/artifact/content.ts'
import { ARTIFACT_TYPES } from '@tracker/domain/artifact/types.ts'
import { errorCode } from '@tracker/domain/api/problem.ts'
import { TEXT_MAX } from '@tracker/domain/limits.ts'
import fc from 'fast-check'
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore'
import { expect, it } from 'vitest'
import { withRules } from './environment.ts'
import { storeArtifact } from './records.ts'

/**
 * Compares the API's schema with the rules on the same random changes. Lone surrogates are left out:
 * Firestore accepts only well-formed strings.
 */
const people = withRules('demo-rules-parity')
const SEED = 20_261_121

const character = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('\n', '\r', '\t', '\u00a0', '\u2028', '\u202e', '😀', 'é', 'e\u0301'),
  },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 0x9f }).map((code) => String.fromCodePoint(code)) },
)
const text = fc.oneof(
  fc.string({ unit: character, maxLength: 20 }),
  fc.integer({ min: TEXT_MAX - 2, max: TEXT_MAX + 2 }).map((length) => 'x'.repeat(length)),
  fc.integer({ min: TEXT_MAX / 2 - 1, max: TEXT_MAX / 2 + 1 }).map((pairs) => '😀'.repeat(pairs)),
)
const value = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 3, arbitrary: fc.constantFrom(...ARTIFACT_TYPES, 'Relics', 'documents', '') },
  {
    weight: 2,
    arbitrary: fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.array(fc.string())),
  },
)
const change = fc
  .tuple(fc.constantFrom(...DIRECT_WRITE_FIELDS), value)
  .filter(([, candidate]) => typeof candidate !== 'string' || candidate.isWellFormed())

it(`is accepted by the API exactly if the rules accept it (seed ${SEED})`, async () => {
  await people.prepare((store) => storeArtifact(store, 'stone', 'ada'))
  const stone = doc(people.as('ada'), 'artifacts/stone')
  let refused = 0
  await fc.assert(
    fc.asyncProperty(change, async ([field, candidate]) => {
      const byRules = await updateDoc(stone, { [field]: candidate, updated_at: serverTimestamp() }).then(
        () => true,
        (error: unknown) => {
          if (errorCode(error) === 'permission-denied') return false
          throw error
        },
      )
      if (!byRules) refused += 1
      return byRules === parsePatch({ [field]: candidate }).ok
    }),
    { numRuns: 400, seed: SEED },
  )
  // If all changes were accepted or all were refused, the comparison would prove nothing.
  expect(refused).toBeGreaterThan(50)
  expect(refused).toBeLessThan(350)
})
