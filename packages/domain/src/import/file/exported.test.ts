import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CONTENT_FIELDS, type ContentField, FIELD_LABELS, readArtifact } from '../../artifact/artifact.ts'
import { ARTIFACT_TYPES } from '../../artifact/types.ts'
import { ARTIFACT_CSV_START, artifactCsvLine } from '../../artifact/artifactCsv.ts'
import { readTable } from './readTable.ts'

/** Texts with many characters that CSV and spreadsheets treat specially. */
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from('\'"=+-@,;|\t\r\n aé\u{1F3FA}')), maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
const fields = Object.fromEntries(CONTENT_FIELDS.map((field): [ContentField, typeof text] => [field, text]))
const artifact = fc
  .record({ ...fields, adder_name: text, artifact_type: fc.constantFrom(...ARTIFACT_TYPES) })
  .map((values) => readArtifact('id', values))

it('every artifact is read as it was exported', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(artifact, { minLength: 1, maxLength: 4 }), async (all) => {
      const content = ARTIFACT_CSV_START + all.map((one) => artifactCsvLine(one)).join('')
      const { names, rows } = await readTable(new TextEncoder().encode(content))
      const read = rows.map((row) =>
        'cells' in row ? Object.fromEntries(names.map((name, at) => [name, row.cells[at]])) : row,
      )
      expect(read).toMatchObject(
        all.map((one) =>
          Object.fromEntries(
            CONTENT_FIELDS.map((field): [string, string] => [FIELD_LABELS[field], one[field] ?? '']),
          ),
        ),
      )
    }),
    { numRuns: 100 },
  )
})
