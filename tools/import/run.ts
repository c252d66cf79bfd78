import { hashed, type ImportRecord, type Refusal, type Row, type ValidationResult } from '#import/record.ts'
import { CHUNK, type StoredChunk } from '#import/write.ts'

/** Chunks under way at once. */
const IN_FLIGHT = 4

export interface Counts {
  read: number
  added: number
  changed: number
  /** There already, but saying something else than the file. */
  differing: number
  /** Of somebody else, and saying something else than the file. */
  foreign: number
  refused: number
}

interface Import {
  rows: AsyncIterable<Row>
  validate: (row: Row) => ValidationResult
  /** Stores records, each of which comes once. */
  store: (records: readonly ImportRecord[]) => Promise<StoredChunk>
  /** Told of each record that cannot be stored, in the order of the file. */
  refuse: (refusal: Refusal) => Promise<void>
  show: (counts: Counts) => void
  /** Ends the import before the next row; what was read by then is stored. */
  signal: AbortSignal
}

/** Tells a record that was read before: an equal one is passed over, another one of the same key is refused. */
function repetitions(): (record: ImportRecord) => 'new' | 'equal' | number {
  const seen = new Map<string, { line: number; content: string }>()
  return ({ id, line, content }) => {
    const told = hashed(JSON.stringify(content))
    const before = seen.get(id)
    if (!before) seen.set(id, { line, content: told })
    return !before ? 'new' : before.content === told ? 'equal' : before.line
  }
}

/**
 * Reads rows, stores the valid ones and lists the others. Few rows are in memory at any time, beside the keys.
 * @throws what reading or storing throws, after everything under way has ended
 */
export async function runImport(work: Import): Promise<Counts> {
  const counts: Counts = { read: 0, added: 0, changed: 0, differing: 0, foreign: 0, refused: 0 }
  const storing = new Set<Promise<void>>()
  const repetition = repetitions()
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
      counts.foreign += stored.foreign
      const all = [...refusals, ...stored.refusals].toSorted((one, other) => one.line - other.line)
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
    const repeated = repetition(record)
    if (repeated === 'new') chunk.records.push(record)
    else if (repeated !== 'equal') {
      const reasons = [`The record of line ${repeated} has the same key, ${record.key ?? record.id}.`]
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
