import { readColumns } from '@tracker/domain/import/columns.ts'
import { ARTIFACT_TYPES, CONTENT_FIELDS, type ContentField } from '@tracker/domain/artifact/artifact.ts'
import { ARTIFACT_CSV_START, artifactCsvLine } from '@tracker/domain/artifact/artifactCsv.ts'
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvRecords } from '#import/table/csv.ts'

/** Texts with many characters that CSV and spreadsheets treat specially. */
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from('\'"=+-@,;\t\r\n aé\u{1F3FA}')), maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
const fields = Object.fromEntries(CONTENT_FIELDS.map((field): [ContentField, typeof text] => [field, text]))
const artifact = fc
  .record({ ...fields, adder_name: text, artifact_type: fc.constantFrom(...ARTIFACT_TYPES) })
  .map((values) => readArtifact('id', values))

async function* chunks(content: string, size: number): AsyncIterable<Uint8Array> {
  const bytes = new TextEncoder().encode(content)
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

describe('csvRecords', () => {
  it('reads every artifact as it was exported', async () => {
    const columns = readColumns()
    await fc.assert(
      fc.asyncProperty(
        fc.array(artifact, { maxLength: 4 }),
        fc.integer({ min: 1, max: 99 }),
        async (all, size) => {
          const content = ARTIFACT_CSV_START + all.map((artifact) => artifactCsvLine(artifact)).join('')
          const read: Record<string, unknown>[] = []
          for await (const { record } of csvRecords(chunks(content, size), columns)) {
            if (!record.ok) throw new Error(record.reason)
            const entries = Object.entries(record.value as object)
            read.push(
              Object.fromEntries(entries.map(([name, value]) => [columns.fieldOf(name) ?? name, value])),
            )
          }
          expect(read).toMatchObject(
            all.map((one) =>
              Object.fromEntries(
                [...CONTENT_FIELDS, '_id' as const].map((field) => [field, one[field] ?? '']),
              ),
            ),
          )
        },
      ),
      { numRuns: 300 },
    )
  })
})
