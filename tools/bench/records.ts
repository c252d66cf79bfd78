/** Records for benchmarks: from a file, or generated. */
import { museumNames } from '#bench/search/museumNames.ts'
import { openSource } from '#import/table/openSource.ts'
import { type ImportRecord, type NewRecord, validateRecord } from '#import/table/record.ts'
import { CHUNK, writeChunk } from '#import/storeRecords.ts'

const GENERATED = 20_000
const ADDER = { uid: 'museum', email: 'museum@example.com', name: 'Museum' }

/** @param file JSON lines or CSV, as for the import; undefined generates records */
export async function readRecords(file: string | undefined): Promise<ImportRecord[]> {
  const generated = museumNames(GENERATED, 1).map((artifact_name, index) => ({
    line: index + 1,
    record: {
      ok: true as const,
      value: { artifact_name, artifact_type: 'Tools', source_id: `bench:${index}` },
    },
  }))
  const records: ImportRecord[] = []
  for await (const row of file ? (await openSource(file)).rows() : generated) {
    const validated = validateRecord(row)
    if (validated.ok) records.push(validated.record)
  }
  return records
}

/** Stores records as the import does. */
export async function addRecords(
  store: FirebaseFirestore.Firestore,
  records: readonly NewRecord[],
): Promise<void> {
  for (let start = 0; start < records.length; start += CHUNK) {
    await writeChunk(store, ADDER, records.slice(start, start + CHUNK))
  }
}
