import { t } from '@lingui/core/macro'
import { Problem } from '@tracker/domain/api/problem.ts'
import { locatePicture } from '@tracker/domain/import/locatePicture.ts'
import type { Row } from '@tracker/domain/import/record.ts'
import { pictureAddress } from './pictureAddress.ts'
import type { PictureZip } from './pictureZip.ts'

/** SHA-256 of a file, in hexadecimal digits. */
export async function hashOf(file: Blob): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface Options {
  /** Names of the columns with pictures. */
  readonly columns: readonly (string | undefined)[]
  readonly zip: PictureZip | null
  /** Addresses of photos that earlier imports created and artifacts use, by the file's hash. */
  readonly known: ReadonlyMap<string, string>
}

/**
 * Replaces file names by addresses: that of a photo that an earlier import created from the same file, else a
 * placeholder. A file that is missing is left out, with a note.
 */
export async function locatePictures(
  rows: Iterable<Row>,
  { columns, zip, known }: Options,
  pause: () => Promise<void>,
): Promise<Row[]> {
  const addresses = new Map<string, string>()
  const addressOf = async (name: string): Promise<string> => {
    const found = addresses.get(name)
    if (found !== undefined) return found
    if (!zip) throw new Problem('invalid', t`“${name}” is no address: choose the zip that has this picture.`)
    const path = zip.find(name)
    // Without earlier photos no file needs to be read.
    const photo = known.size > 0 ? known.get(await hashOf(await zip.read(path))) : undefined
    const address = photo ?? pictureAddress(path)
    addresses.set(name, address)
    return address
  }
  const located: Row[] = []
  for (const row of rows) {
    if (located.length % 100 === 0) await pause()
    located.push(await locatePicture(row, (name) => columns.includes(name), addressOf))
  }
  return located
}
