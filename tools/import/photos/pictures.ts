/** Imports pictures from a folder: each record names a file, which becomes a photo of the adder. */
import type { Columns } from '@tracker/domain/import/columns.ts'
import { createPictureFinder } from '@tracker/domain/import/findPictures.ts'
import { locatePicture } from '@tracker/domain/import/locatePicture.ts'
import type { Row } from '@tracker/domain/import/record.ts'
import { PHOTOS } from '@tracker/domain/firestore/collections.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { MORE_PHOTOS_FIELD } from '@tracker/domain/photo/morePhotos.ts'
import { photoAddress, photoId, photoIdIn } from '@tracker/domain/photo/photoAddress.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { messageOf } from '#cli/failure.ts'
import { encodePicture, readLargeSize } from '#import/photos/encodePicture.ts'
import { storePhoto } from '#import/photos/storePhoto.ts'

export interface Pictures {
  /** Replaces the file name in each record by the address of its future photo, or removes it with a note. */
  readonly locate: (rows: AsyncIterable<Row>, columns: Columns) => AsyncIterable<Row>
  /**
   * Stores the photo for an address from `locate`, unless it is already stored.
   * @param isDry creates the photo without storing it
   * @returns why it failed, or null
   */
  readonly store: (address: string, isDry: boolean) => Promise<string | null>
  /** Report for the terminal. */
  readonly lines: () => string[]
}

interface Options {
  readonly firestore: Firestore
  /** Owner of the photos. */
  readonly uid: string
  readonly folder: string
  /** Origin of the photos' addresses. */
  readonly site: string
}

/** Finds files in a folder and those within. */
async function findIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => !entry.isDirectory())
  return createPictureFinder(files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))))
}

export function createPictures({ firestore, uid, folder, site }: Options): Pictures {
  /** Files by photo address. */
  const files = new Map<string, string>()
  let count = 0

  let finder: ReturnType<typeof findIn> | undefined

  /** Derives the id from content, owner and site, so that a repeated import stores nothing twice. */
  async function addressOf(name: string): Promise<string> {
    const find = await (finder ??= findIn(folder))
    const [path, other] = find(name)
    if (path === undefined) throw new Problem('invalid', `There is no file "${name}" in ${folder}.`)
    if (other !== undefined)
      throw new Problem('invalid', `There are "${path}" and "${other}" in ${folder}: name the folder, too.`)
    const file = join(folder, path)
    const unreadable = (error: unknown) => {
      throw new Problem('invalid', `"${name}" is no picture that can be read: ${messageOf(error)}`)
    }
    const bytes = await readFile(file).catch(unreadable)
    const size = await readLargeSize(bytes).catch(unreadable)
    const hash = createHash('sha256').update(`${site}\n${uid}\n`).update(bytes).digest('hex')
    const address = photoAddress(site, photoId(hash.slice(0, 20), size))
    files.set(address, file)
    return address
  }

  return {
    async *locate(rows, columns) {
      const isImage = (name: string) =>
        ['artifact_image', MORE_PHOTOS_FIELD].includes(columns.fieldOf(name) ?? '')
      for await (const row of rows) yield locatePicture(row, isImage, addressOf)
    },
    async store(address, isDry) {
      const file = files.get(address)
      if (file === undefined) return null
      const ref = firestore.collection(PHOTOS).doc(photoIdIn(address))
      const [found] = await firestore.getAll(ref, { fieldMask: [] })
      if (found?.exists) return null
      const made = await encodePicture(await readFile(file)).catch((error: unknown) => messageOf(error))
      if (typeof made === 'string') return `"${file}" cannot be read: ${made}`
      if (isDry) return null
      if (await storePhoto(firestore, uid, address, made)) count += 1
      return null
    },
    lines: () => (count > 0 ? [`${count} pictures were stored from ${folder}.`] : []),
  }
}
