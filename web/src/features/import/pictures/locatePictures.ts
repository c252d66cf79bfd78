import { t } from '@lingui/core/macro'
import { Problem } from '@tracker/domain/api/problem.ts'
import type { TableRow } from '../file/readTable.ts'
import { pictureAddress } from './pictureAddress.ts'
import type { PictureZip } from './pictureZip.ts'

/** Returns true if a cell of the image column is a file name. */
export const isFileName = (value: string) => value.trim() !== '' && !/^https?:\/\//i.test(value.trim())

/** SHA-256 of a file, in hexadecimal digits. */
export async function hashOf(file: Blob): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface Options {
  /** Name of the image column. */
  readonly column: string
  readonly zip: PictureZip | null
  /** Addresses of photos that earlier imports created and artifacts use, by the file's hash. */
  readonly known: ReadonlyMap<string, string>
}

/**
 * Replaces file names by addresses: that of a photo that an earlier import created from the same file, else a
 * placeholder.
 */
export async function locatePictures(
  rows: readonly TableRow[],
  { column, zip, known }: Options,
): Promise<readonly TableRow[]> {
  const addresses = new Map<string, string>()
  const addressOf = async (name: string): Promise<string> => {
    if (!zip) throw new Problem('invalid', t`“${name}” is no address: choose the zip that has this picture.`)
    const path = zip.find(name)
    // Without earlier photos no file needs to be read.
    const photo = known.size > 0 ? known.get(await hashOf(await zip.read(path))) : undefined
    return photo ?? pictureAddress(path)
  }
  const located: TableRow[] = []
  for (const row of rows) {
    const { line, record } = row
    const name = record.ok ? (record.value[column] ?? '') : ''
    if (!record.ok || !isFileName(name)) {
      located.push(row)
      continue
    }
    try {
      const address = addresses.get(name) ?? (await addressOf(name))
      addresses.set(name, address)
      located.push({ line, record: { ok: true, value: { ...record.value, [column]: address } } })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      located.push({ line, record: { ok: false, reason: error.message } })
    }
  }
  return located
}
