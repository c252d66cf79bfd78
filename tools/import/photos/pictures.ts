/** Imports pictures from a folder: each record names a file, which becomes a photo of the adder. */
import type { Columns } from '@tracker/domain/import/columns.ts'
import { isFileName, readPictureCell } from '@tracker/domain/import/pictureCell.ts'
import type { Row } from '@tracker/domain/import/record.ts'
import { PHOTOS } from '@tracker/domain/firestore/collections.ts'
import { errorCode } from '@tracker/domain/api/problem.ts'
import { storedPhoto } from '@tracker/domain/photo/photo.ts'
import { photoAddress, photoId, photoIdIn } from '@tracker/domain/photo/photoAddress.ts'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { messageOf } from '#cli/failure.ts'
import { encodePicture, readLargeSize } from '#import/photos/encodePicture.ts'

/** gRPC code of an existing document. */
const ALREADY_EXISTS = 6

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

export function createPictures({ firestore, uid, folder, site }: Options): Pictures {
  /** Files by photo address. */
  const files = new Map<string, string>()
  let count = 0

  /** Derives the id from content, owner and site, so that a repeated import stores nothing twice. */
  async function addressOf(name: string): Promise<string> {
    const file = resolve(folder, name.trim().replaceAll('\\', '/'))
    if (relative(folder, file).startsWith('..')) throw new Error(`"${name}" is not in ${folder}.`)
    const bytes = await readFile(file).catch(() => {
      throw new Error(`There is no file "${name}" in ${folder}.`)
    })
    const size = await readLargeSize(bytes).catch((error: unknown) => {
      throw new Error(`"${name}" is no picture that can be read: ${messageOf(error)}`)
    })
    const hash = createHash('sha256').update(`${site}\n${uid}\n`).update(bytes).digest('hex')
    const address = photoAddress(site, photoId(hash.slice(0, 20), size))
    files.set(address, file)
    return address
  }

  async function locateOne(row: Row, columns: Columns): Promise<Row> {
    const { record } = row
    if (!record.ok || typeof record.value !== 'object' || record.value === null) return row
    const column = Object.entries(record.value).find(([name]) => columns.fieldOf(name) === 'artifact_image')
    const [key = '', name]: readonly unknown[] = column ?? []
    if (typeof name !== 'string' || !isFileName(name)) return row
    const { picture, notes } = readPictureCell(name)
    const { [String(key)]: _image, ...others } = Object.fromEntries(Object.entries(record.value))
    const located = (value: object, more: readonly string[]): Row => ({
      ...row,
      record: { ok: true, value },
      notes: [...notes, ...more],
    })
    try {
      return located({ ...others, [String(key)]: await addressOf(picture) }, [])
    } catch (error) {
      // Without the cell, an update leaves the artifact's picture as it is.
      return located(others, [messageOf(error)])
    }
  }

  return {
    async *locate(rows, columns) {
      for await (const row of rows) yield locateOne(row, columns)
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
      try {
        await ref.create({ ...storedPhoto(uid, address, made), sent_at: FieldValue.serverTimestamp() })
        count += 1
      } catch (error) {
        if (errorCode(error) !== ALREADY_EXISTS) throw error
      }
      return null
    },
    lines: () => (count > 0 ? [`${count} pictures were stored from ${folder}.`] : []),
  }
}
