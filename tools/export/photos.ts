import { PHOTOS } from '@tracker/domain/firestore/collections.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Photos that are read at once: each has up to half a megabyte. */
const AT_ONCE = 10

/** The folder beside a file of exported records that has their photos. */
export const photosFolder = (file: string) => `${file.replace(/\.(jsonl|ndjson)(\.gz)?$/, '')}.photos`

/** The names of the files of a photo, one for each copy. @param type its MIME type */
export function photoFiles(id: string, type: string) {
  const ending = type === 'image/webp' ? 'webp' : 'jpg'
  return { large: `${id}.${ending}`, medium: `${id}.medium.${ending}`, small: `${id}.small.${ending}` }
}

/**
 * Writes photos into a folder, all copies of each: `{id}.webp`, `{id}.small.webp`, and `{id}.medium.webp` where it has one; or
 * `.jpg`. The folder is made when there is a photo.
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
      const names = photoFiles(photo.id, String(photo.get('type')))
      for (const size of ['large', 'medium', 'small'] as const) {
        const bytes: unknown = photo.get(size)
        if (bytes instanceof Uint8Array) await writeFile(join(folder, names[size]), bytes)
      }
      count += 1
    }
  }
  return count
}
