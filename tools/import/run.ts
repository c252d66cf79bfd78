import { type ImportRecord, type Row, validateRecord } from '#import/record.ts'
import { CHUNK } from '#import/write.ts'

/** Commits under way at once. */
const IN_FLIGHT = 4

export interface Counts {
  read: number
  added: number
  refused: number
}

interface Import {
  rows: AsyncIterable<Row>
  /** Stores a chunk and answers how many of it were new. */
  store: (records: readonly ImportRecord[]) => Promise<number>
  refuse: (line: number, reasons: readonly string[]) => Promise<void>
  show: (counts: Counts) => void
  /** Ends the import before the next row; what was read by then is stored. */
  signal: AbortSignal
}

/**
 * Reads rows, stores the valid ones and lists the others. Few rows are in memory at any time.
 * @throws what reading or storing throws, after everything under way has ended
 */
export async function runImport({ rows, store, refuse, show, signal }: Import): Promise<Counts> {
  const counts: Counts = { read: 0, added: 0, refused: 0 }
  const storing = new Set<Promise<void>>()
  let waiting: ImportRecord[] = []
  let failure: unknown = null
  const flush = async () => {
    const chunk = waiting
    waiting = []
    const work = store(chunk).then(
      (added) => void (counts.added += added),
      (error: unknown) => void (failure ??= error),
    )
    const tracked = work.finally(() => storing.delete(tracked))
    storing.add(tracked)
    if (storing.size >= IN_FLIGHT) await Promise.race(storing)
  }
  try {
    for await (const row of rows) {
      if (signal.aborted || failure !== null) break
      counts.read += 1
      const validated = validateRecord(row)
      if (validated.ok) waiting.push(validated.record)
      else {
        counts.refused += 1
        await refuse(row.line, validated.reasons)
      }
      if (waiting.length === CHUNK) await flush()
      show(counts)
    }
  } catch (error) {
    failure ??= error
  }
  if (waiting.length > 0 && failure === null) await flush()
  await Promise.all(storing)
  if (failure !== null) throw failure
  return counts
}
