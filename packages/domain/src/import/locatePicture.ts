/** Replaces picture files that rows name by addresses. */
import { Problem } from '../api/problem.ts'
import type { Note } from '../messages/message.ts'
import { isFileName, readPictureCell } from './pictureCell.ts'
import type { Row } from './record.ts'

/**
 * Replaces the file name in a row's image column by an address. Without one, the row is returned without that cell, so that
 * an update leaves the artifact's picture as it is, and with a note that says why.
 * @param isImage whether a column is that of the image
 * @param addressOf returns the address of a file; throws a Problem if it cannot be used
 */
export async function locatePicture(
  row: Row,
  isImage: (column: string) => boolean,
  addressOf: (file: string) => Promise<string>,
): Promise<Row> {
  const { record } = row
  if (!record.ok || typeof record.value !== 'object' || record.value === null) return row
  const cells = new Map<string, unknown>(Object.entries(record.value))
  const column = [...cells.keys()].find(isImage) ?? ''
  const cell = cells.get(column)
  if (typeof cell !== 'string' || !isFileName(cell)) return row
  const { picture, notes: left } = readPictureCell(cell)
  const notes: Note[] = [...(row.notes ?? []), ...left]
  try {
    cells.set(column, await addressOf(picture))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    cells.delete(column)
    notes.push(error.message)
  }
  return { ...row, record: { ok: true, value: Object.fromEntries(cells) }, notes }
}
