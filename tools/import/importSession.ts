import type { Columns } from '@tracker/domain/import/columns.ts'
import type { ImageSources } from '@tracker/domain/photo/imageUrl.ts'
import { Failure, messageOf } from '#cli/failure.ts'
import type { Terminal } from '#cli/terminal.ts'
import { importProgress, progressLine } from '#import/progress.ts'
import type { Source } from '#import/table/openSource.ts'
import { validateRecord } from '#import/table/record.ts'
import type { Pictures } from '#import/photos/pictures.ts'
import { openRefusedList } from '#import/refusedRecords.ts'
import { observe, summary } from '#import/report.ts'
import { type Counts, runImport } from '#import/runImport.ts'
import { storeChunk, type Target } from '#import/storeRecords.ts'

export const RESUME_HINT = 'Run the same command again to go on: what is there already is left alone.'

export interface Session {
  readonly terminal: Terminal
  readonly source: Source
  readonly columns: Columns
  readonly sources: ImageSources
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
  const { terminal, source, columns, sources, refusedFile, signal, pictures } = session
  const target = { ...session.target, isDry }
  const refused = await openRefusedList(refusedFile)
  const line = progressLine()
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  const observed = observe(columns, session.reportedColumns)
  try {
    const counts = await runImport({
      rows: pictures?.locate(source.rows(), columns) ?? source.rows(),
      validate: (row) => {
        observed.row(row)
        const read = validateRecord(row, columns, sources)
        if (read.ok) observed.notes(row.line, read.record.notes)
        return read
      },
      store: async (records) => {
        const stored = await storeChunk(target, records)
        observed.changes(stored.changes)
        for (const { line, note } of stored.notes) observed.notes(line, [note])
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
    if (isDry) for (const text of observed.changeLines()) terminal.write(`    ${text}\n`)
    return counts
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(`The import stopped: ${messageOf(error)}\n  ${RESUME_HINT}`)
  } finally {
    line.end()
    await refused.close()
  }
}
