import { t } from '@lingui/core/macro'
import { Problem } from '@tracker/domain/api/problem.ts'
import { isFileName, readPictureCell } from '@tracker/domain/import/pictureCell.ts'
import type { Note } from '@tracker/domain/messages/message.ts'
import type { Row } from '@tracker/domain/import/record.ts'
import { pictureAddress } from './pictureAddress.ts'
import type { PictureZip } from './pictureZip.ts'

/** SHA-256 of a file, in hexadecimal digits. */
export async function hashOf(file: Blob): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface Options {
  /** Name of the image column. */
  readonly column: string | undefined
  readonly zip: PictureZip | null
  /** Addresses of photos that earlier imports created and artifacts use, by the file's hash. */
  readonly known: ReadonlyMap<string, string>
}

const cellOf = ({ record }: Row, column: string): string => {
  const value = record.ok ? new Map<string, unknown>(Object.entries(record.value ?? {})).get(column) : ''
  return typeof value === 'string' ? value : ''
}

/** The row with another value in a column; undefined removes it, so that an update leaves the field as it is. */
function withCell(row: Row, column: string, value: string | undefined, notes: readonly Note[]): Row {
  const entries = Object.entries(row.record.ok ? (row.record.value ?? {}) : {}).filter(
    ([name]) => name !== column,
  )
  const cells = value === undefined ? entries : [...entries, [column, value] as const]
  return { ...row, record: { ok: true, value: Object.fromEntries(cells) }, notes }
}

/**
 * Replaces file names by addresses: that of a photo that an earlier import created from the same file, else a
 * placeholder. A file that is missing is left out, with a note.
 */
export async function locatePictures(
  rows: Iterable<Row>,
  { column, zip, known }: Options,
  pause: () => Promise<void>,
): Promise<Row[]> {
  const addresses = new Map<string, string>()
  const addressOf = async (name: string): Promise<string> => {
    if (!zip) throw new Problem('invalid', t`“${name}” is no address: choose the zip that has this picture.`)
    const path = zip.find(name)
    // Without earlier photos no file needs to be read.
    const photo = known.size > 0 ? known.get(await hashOf(await zip.read(path))) : undefined
    return photo ?? pictureAddress(path)
  }
  const located: Row[] = []
  for (const row of rows) {
    if (located.length % 100 === 0) await pause()
    const cell = column === undefined ? '' : cellOf(row, column)
    if (column === undefined || !isFileName(cell)) {
      located.push(row)
      continue
    }
    const { picture, notes } = readPictureCell(cell)
    try {
      const address = addresses.get(picture) ?? (await addressOf(picture))
      addresses.set(picture, address)
      located.push(withCell(row, column, address, notes))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      located.push(withCell(row, column, undefined, [...notes, error.message]))
    }
  }
  return located
}
