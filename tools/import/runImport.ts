import type { Refusal, Row } from '@tracker/domain/import/record.ts'
import type { Renamed } from '#import/checkList.ts'
import { hashId, type ImportRecord, type ValidationResult } from '#import/table/record.ts'
import { CHUNK, type StoredChunk } from '#import/storeRecords.ts'

/** Concurrent chunks. */
const IN_FLIGHT = 4

export interface Counts {
  read: number
  added: number
  changed: number
  /** Stored with values other than in the file. */
  differing: number
  /** Those of them that have another name, of which the first is kept. */
  renamed: number
  firstRenamed: Renamed | null
  /** Like `differing`, but added by another user. */
  foreign: number
  refused: number
}

interface Import {
  rows: AsyncIterable<Row>
  validate: (row: Row) => ValidationResult
  /** Stores records. Each ID occurs at most once per import. */
  store: (records: readonly ImportRecord[]) => Promise<StoredChunk>
  /** Called for each refused record, in the order of the file. */
  refuse: (refusal: Refusal) => Promise<void>
  show: (counts: Counts) => void
  /** Stops before the next row. Rows already read are stored. */
  signal: AbortSignal
}

/** Detects records with an ID that was read before. @returns 'equal', or the line of the different record */
function createDuplicateCheck(): (record: ImportRecord) => 'new' | 'equal' | number {
  const seen = new Map<string, { line: number; content: string }>()
  return ({ id, line, content }) => {
    const hash = hashId(JSON.stringify(content))
    const before = seen.get(id)
    if (!before) seen.set(id, { line, content: hash })
    return !before ? 'new' : before.content === hash ? 'equal' : before.line
  }
}

/**
 * Reads rows, stores the valid ones in chunks and lists the others. Keeps only a few chunks and the IDs in
 * memory.
 * @throws errors of reading or storing, after all concurrent chunks have ended
 */
export async function runImport(work: Import): Promise<Counts> {
  const counts: Counts = {
    read: 0,
    added: 0,
    changed: 0,
    differing: 0,
    renamed: 0,
    firstRenamed: null,
    foreign: 0,
    refused: 0,
  }
  const storing = new Set<Promise<void>>()
  const findDuplicate = createDuplicateCheck()
  let chunk: { rows: number; records: ImportRecord[]; refusals: Refusal[] } = {
    rows: 0,
    records: [],
    refusals: [],
  }
  let failure: unknown = null
  let listed = Promise.resolve()

  const storeOne = async ({ records, refusals }: typeof chunk, listedBefore: Promise<void>) => {
    try {
      const stored = await work.store(records)
      counts.added += stored.added
      counts.changed += stored.changes.length
      counts.differing += stored.differing
      counts.renamed += stored.renamed.length
      counts.firstRenamed ??= stored.renamed[0] ?? null
      counts.foreign += stored.foreign
      const all = [...refusals, ...stored.refusals].toSorted((a, b) => a.line - b.line)
      counts.refused += all.length
      await listedBefore
      for (const refusal of all) await work.refuse(refusal)
    } catch (error) {
      failure ??= error
    }
  }
  const flush = async () => {
    listed = storeOne(chunk, listed)
    chunk = { rows: 0, records: [], refusals: [] }
    const tracked = listed.finally(() => storing.delete(tracked))
    storing.add(tracked)
    if (storing.size >= IN_FLIGHT) await Promise.race(storing)
  }
  const take = (row: Row) => {
    const validated = work.validate(row)
    if (!validated.ok) {
      chunk.refusals.push(validated.refusal)
      return
    }
    const { record } = validated
    const duplicate = findDuplicate(record)
    if (duplicate === 'new') chunk.records.push(record)
    else if (duplicate !== 'equal') {
      const reasons = [`The record of line ${duplicate} has the same key, ${record.key ?? record.id}.`]
      chunk.refusals.push({ line: row.line, reasons, record: record.source })
    }
  }
  try {
    for await (const row of work.rows) {
      if (work.signal.aborted || failure !== null) break
      counts.read += 1
      take(row)
      chunk.rows += 1
      if (chunk.rows === CHUNK) await flush()
      work.show(counts)
    }
  } catch (error) {
    failure ??= error
  }
  if (chunk.rows > 0 && failure === null) await flush()
  await Promise.all(storing)
  if (failure !== null) throw failure
  return counts
}
