import { PHOTOS } from '@tracker/domain/firestore/collections.ts'
import { errorCode, Problem } from '@tracker/domain/api/problem.ts'
import { type NewPhoto, readPhoto, requireSameShape, storedPhoto } from '@tracker/domain/photo/photo.ts'
import { photoIdIn } from '@tracker/domain/photo/photoAddress.ts'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { photoFiles, photosFolder } from '#export/photos.ts'

/** gRPC's code for a document that is there already. */
const ALREADY_EXISTS = 6

/** The copies of a photo as an export wrote them; null unless the large and the small one are there. */
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
  /** Brings back the photos that these addresses name, where they are in the folder and not in the store. */
  readonly restore: (addresses: readonly string[]) => Promise<void>
  /** What a person should know of it. */
  readonly lines: () => string[]
}

/**
 * Brings back, under their ids and addresses, the photos that an export wrote beside its records: what an artifact of the
 * same site shows is there again. They are proven as the API proves what is sent.
 * @param uid whose photos they are from now on
 */
export function photoRestorer(firestore: Firestore, uid: string, file: string): PhotoRestorer {
  const folder = photosFolder(file)
  const refused: string[] = []
  let count = 0
  const restoreOne = async (url: string) => {
    const id = photoIdIn(url)
    if (id === '') return
    try {
      const photo = await readCopies(folder, id)
      if (!photo) return
      const sent_at = FieldValue.serverTimestamp()
      await firestore
        .collection(PHOTOS)
        .doc(id)
        .create({ ...storedPhoto(uid, url, photo), sent_at })
      count += 1
    } catch (error) {
      if (error instanceof Problem) refused.push(`${id}: ${error.message}`)
      else if (errorCode(error) !== ALREADY_EXISTS) throw error
    }
  }
  return {
    // One after the other: each has up to half a megabyte.
    restore: async (addresses) => {
      for (const address of addresses) await restoreOne(address)
    },
    lines: () => [
      ...(count > 0 ? [`${count} photos came back from ${folder}.`] : []),
      ...refused.map((reason) => `A photo did not come back. ${reason}`),
    ],
  }
}
