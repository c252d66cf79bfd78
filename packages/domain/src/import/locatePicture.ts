/** Replaces the files of pictures that rows name by addresses. */
import { Problem } from '../api/problem.ts'
import type { Note } from '../messages/message.ts'
import { photographsIn } from './furtherCell.ts'
import { filesIn, isAddress, readPictureCell } from './pictureCell.ts'
import type { Row } from './record.ts'

/**
 * Replaces the file names in a row's columns of pictures by addresses. A file without one is left out, with a note that says why. If
 * none of a cell has one, the row is returned without that cell, so that an update leaves the artifact's picture as it is.
 * @param isImage whether a column has pictures
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
  const notes: Note[] = [...(row.notes ?? [])]
  let lacksPictures = row.lacksPictures ?? false
  for (const [column, cell] of [...cells].filter(([name]) => isImage(name))) {
    if (typeof cell !== 'string' || photographsIn(cell) !== null || filesIn(cell).length === 0) continue
    const { picture, more, notes: left, isPartial } = readPictureCell(cell)
    notes.push(...left)
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
    lacksPictures ||= isPartial || addresses.length <= more.length
  }
  return { ...row, record: { ok: true, value: Object.fromEntries(cells) }, notes, lacksPictures }
}
