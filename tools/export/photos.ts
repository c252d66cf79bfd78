import { PHOTOS } from '@tracker/domain/collections.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Photos that are read at once: each has half a megabyte. */
const AT_ONCE = 10

/**
 * Writes photos into a folder, both copies of each: `{id}.webp` and `{id}.small.webp`, or `.jpg`. The folder is made when there is a photo.
 * @returns how many were there
 */
export async function exportPhotos(
  firestore: Firestore,
  ids: readonly string[],
  folder: string,
): Promise<number> {
  let count = 0
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const refs = ids.slice(start, start + AT_ONCE).map((id) => firestore.collection(PHOTOS).doc(id))
    const photos = (await firestore.getAll(...refs)).filter(({ exists }) => exists)
    if (photos.length > 0) await mkdir(folder, { recursive: true })
    for (const photo of photos) {
      const ending = photo.get('type') === 'image/webp' ? 'webp' : 'jpg'
      for (const [size, name] of [
        ['large', `${photo.id}.${ending}`],
        ['small', `${photo.id}.small.${ending}`],
      ] as const) {
        const bytes: unknown = photo.get(size)
        if (bytes instanceof Uint8Array) await writeFile(join(folder, name), bytes)
      }
      count += 1
    }
  }
  return count
}
