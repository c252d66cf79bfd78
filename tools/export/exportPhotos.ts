import { PHOTOS } from '@tracker/domain/firestore/collections.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Photos per read; a photo has up to half a megabyte. */
const READ_SIZE = 10

/** Folder for the photos, next to the exported file. */
export const photosFolder = (file: string) => `${file.replace(/\.(csv|tsv|jsonl|ndjson)(\.gz)?$/, '')}.photos`

/** File name of each copy of a photo. @param type MIME type */
export function photoFiles(id: string, type: string) {
  const ending = type === 'image/webp' ? 'webp' : 'jpg'
  return { large: `${id}.${ending}`, medium: `${id}.medium.${ending}`, small: `${id}.small.${ending}` }
}

/**
 * Writes all copies of photos into a folder, which is created for the first photo.
 * @returns number of photos found
 */
export async function exportPhotos(
  firestore: Firestore,
  ids: readonly string[],
  folder: string,
): Promise<number> {
  let count = 0
  for (let start = 0; start < ids.length; start += READ_SIZE) {
    const refs = ids.slice(start, start + READ_SIZE).map((id) => firestore.collection(PHOTOS).doc(id))
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
