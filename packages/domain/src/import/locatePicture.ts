/** Replaces the files of pictures that rows name by addresses. */
import { Problem } from '../api/problem.ts'
import type { Note } from '../messages/message.ts'
import { filesIn, isAddress, readPictureCell } from './pictureCell.ts'
import type { Row } from './record.ts'

/**
 * Replaces the file names in a row's image column by addresses. A file without one is left out, with a note that says why. If
 * none has one, the row is returned without that cell, so that an update leaves the artifact's picture as it is.
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
  if (typeof cell !== 'string' || filesIn(cell).length === 0) return row
  const { picture, more, notes: left, isPartial } = readPictureCell(cell)
  const notes: Note[] = [...(row.notes ?? []), ...left]
  const addresses: string[] = []
  for (const one of [picture, ...more]) {
    try {
      addresses.push(isAddress(one) ? one : await addressOf(one))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      notes.push(error.message)
    }
  }
  if (addresses.length > 0) cells.set(column, addresses.join('\n'))
  else cells.delete(column)
  const lacksPictures = isPartial || addresses.length <= more.length
  return { ...row, record: { ok: true, value: Object.fromEntries(cells) }, notes, lacksPictures }
}
