import { Failure, messageOf } from '#cli/failure.ts'
import type { Terminal } from '#cli/terminal.ts'
import type { Columns } from '#import/columns.ts'
import { importProgress, progressLine } from '#import/progress.ts'
import { openSource } from '#import/read.ts'
import { validateRecord } from '#import/record.ts'
import { refusedList } from '#import/refused.ts'
import { describeChange, observe, summary } from '#import/report.ts'
import { type Counts, runImport } from '#import/run.ts'
import { storeChunk, type Target } from '#import/write.ts'

export const AGAIN = 'Run the same command again to go on: what is there already is left alone.'

export interface Session {
  readonly terminal: Terminal
  readonly file: string
  readonly columns: Columns
  /** The columns that the person was told of as passed over. */
  readonly told: readonly string[]
  /** Where refused records are listed. */
  readonly refusedFile: string
  readonly target: Omit<Target, 'isDry'>
  /** Ends the pass before the next record. */
  readonly signal: AbortSignal
}

/**
 * Reads the file once, and stores what it says, or only finds out what would be stored; then tells of it.
 * @throws Failure when reading or storing fails
 */
export async function importOnce(session: Session, isDry: boolean): Promise<Counts> {
  const { terminal, columns, refusedFile, signal } = session
  const target = { ...session.target, isDry }
  const source = await openSource(session.file, columns)
  const refused = await refusedList(refusedFile)
  const line = progressLine()
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  const observed = observe(columns, session.told)
  try {
    const counts = await runImport({
      rows: source.rows,
      validate: (row) => {
        observed.row(row)
        return validateRecord(row, columns)
      },
      store: async (records) => {
        const stored = await storeChunk(target, records)
        observed.changes(stored.changes)
        return stored
      },
      refuse: refused.add,
      show: (counts) => line.show(importProgress(counts, source.progress(), seconds())),
      signal,
    })
    line.end()
    const { isUpdate } = target
    terminal.write(`  ${summary(counts, { seconds: seconds(), isDry, isUpdate })}\n`)
    for (const text of observed.lines()) terminal.write(`  ${text}\n`)
    if (counts.refused > 0) terminal.write(`  Each refused record with its reasons: ${refusedFile}\n`)
    if (isDry) for (const planned of observed.examples()) terminal.write(`    ${describeChange(planned)}\n`)
    return counts
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(`The import stopped: ${messageOf(error)}\n  ${AGAIN}`)
  } finally {
    line.end()
    await refused.close()
  }
}
