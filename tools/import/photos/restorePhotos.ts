import { Problem } from '@tracker/domain/api/problem.ts'
import { type NewPhoto, readPhoto, requireSameShape } from '@tracker/domain/photo/photo.ts'
import { photoIdIn } from '@tracker/domain/photo/photoAddress.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { photoFiles, photosFolder } from '#export/exportPhotos.ts'
import { storePhoto } from '#import/photos/storePhoto.ts'

/** Reads the exported copies of a photo; null without the large or the small one. */
async function readCopies(folder: string, id: string): Promise<NewPhoto | null> {
  for (const type of ['image/webp', 'image/jpeg']) {
    const names = photoFiles(id, type)
    const [large = null, medium = null, small = null] = await Promise.all(
      [names.large, names.medium, names.small].map((name) => readFile(join(folder, name)).catch(() => null)),
    )
    if (!large || !small) continue
    const photo = readPhoto(large, 'large')
    if (medium) requireSameShape(photo, readPhoto(medium, 'medium'), 'medium')
    requireSameShape(photo, readPhoto(small, 'small'), 'small')
    if (!id.endsWith(`-${photo.width}x${photo.height}`)) {
      throw new Problem('invalid', 'This photo has another size than its name says.')
    }
    return { ...photo, large, medium, small }
  }
  return null
}

export interface PhotoRestorer {
  /** Stores exported photos with these URLs unless they are already stored. */
  readonly restore: (addresses: readonly string[]) => Promise<void>
  /** Report for the terminal. */
  readonly lines: () => string[]
}

/**
 * Restores exported photos with their IDs and URLs. Validates them as the API does.
 * @param uid new owner of the photos
 */
export function createPhotoRestorer(firestore: Firestore, uid: string, file: string): PhotoRestorer {
  const folder = photosFolder(file)
  const refused: string[] = []
  let count = 0
  const restoreOne = async (url: string) => {
    const id = photoIdIn(url)
    if (id === '') return
    try {
      const photo = await readCopies(folder, id)
      if (photo && (await storePhoto(firestore, uid, url, photo))) count += 1
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      refused.push(`${id}: ${error.message}`)
    }
  }
  return {
    // Sequential: a photo has up to half a megabyte.
    restore: async (addresses) => {
      for (const address of addresses) await restoreOne(address)
    },
    lines: () => [
      ...(count > 0 ? [`${count} photos came back from ${folder}.`] : []),
      ...refused.map((reason) => `A photo did not come back. ${reason}`),
    ],
  }
}
