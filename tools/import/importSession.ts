import type { Columns } from '@tracker/domain/import/columns.ts'
import { Failure, messageOf } from '#cli/failure.ts'
import type { Terminal } from '#cli/terminal.ts'
import { importProgress, progressLine } from '#import/progress.ts'
import { openSource } from '#import/table/openSource.ts'
import { validateRecord } from '#import/table/record.ts'
import type { Pictures } from '#import/photos/pictures.ts'
import { openRefusedList } from '#import/refusedRecords.ts'
import { describeChange, observe, summary } from '#import/report.ts'
import { type Counts, runImport } from '#import/runImport.ts'
import { storeChunk, type Target } from '#import/storeRecords.ts'

export const RESUME_HINT = 'Run the same command again to go on: what is there already is left alone.'

export interface Session {
  readonly terminal: Terminal
  readonly file: string
  readonly columns: Columns
  /** Ignored columns already reported. */
  readonly reportedColumns: readonly string[]
  /** File for refused records. */
  readonly refusedFile: string
  readonly target: Omit<Target, 'isDry'>
  /** Pictures from a folder; null without one. */
  readonly pictures: Pictures | null
  /** Stops before the next record. */
  readonly signal: AbortSignal
}

/**
 * Reads the file, stores its records unless `isDry`, and prints a report.
 * @throws Failure if reading or storing fails
 */
export async function runSession(session: Session, isDry: boolean): Promise<Counts> {
  const { terminal, columns, refusedFile, signal, pictures } = session
  const target = { ...session.target, isDry }
  const source = await openSource(session.file, columns)
  const refused = await openRefusedList(refusedFile)
  const line = progressLine()
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  const observed = observe(columns, session.reportedColumns)
  try {
    const counts = await runImport({
      rows: pictures?.locate(source.rows, columns) ?? source.rows,
      validate: (row) => {
        observed.row(row)
        const reason = pictures?.problemOf(row) ?? null
        if (reason === null) return validateRecord(row, columns)
        const record = row.record.ok ? row.record.value : null
        return { ok: false, refusal: { line: row.line, reasons: [reason], record } }
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
    throw new Failure(`The import stopped: ${messageOf(error)}\n  ${RESUME_HINT}`)
  } finally {
    line.end()
    await refused.close()
  }
}
