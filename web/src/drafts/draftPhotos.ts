/** Photos that are on their way, kept with their draft until they have arrived: at most 430 kB each, in the browser's database. */

/** A photo as it is sent: its copies, and the size of the large one in pixels. */
export interface DraftPhoto {
  readonly large: Blob
  /** Not every photo has one. */
  readonly medium?: Blob
  readonly small: Blob
  readonly width: number
  readonly height: number
}

const DATABASE = 'drafts'
const PHOTOS = 'photos'

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

/** One question to the photos. Where the browser has no database for us it is not answered: `instead` is. */
async function ask<T, Instead>(
  mode: IDBTransactionMode,
  question: (photos: IDBObjectStore) => IDBRequest<T>,
  instead: Instead,
): Promise<T | Instead> {
  try {
    const opening = indexedDB.open(DATABASE)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(PHOTOS))
    const database = await answerOf(opening)
    try {
      return await answerOf(question(database.transaction(PHOTOS, mode).objectStore(PHOTOS)))
    } finally {
      database.close()
    }
  } catch (error) {
    console.warn('The photo of a draft cannot be kept or read.', error)
    return instead
  }
}

/** @param id of the draft */
export async function keepPhoto(id: string, photo: DraftPhoto): Promise<void> {
  await ask('readwrite', (photos) => photos.put(photo, id), undefined)
}

/** The photo of a draft; null when it has none. */
export async function readPhoto(id: string): Promise<DraftPhoto | null> {
  const kept: unknown = await ask('readonly', (photos) => photos.get(id), null)
  if (typeof kept !== 'object' || kept === null) return null
  if (!('large' in kept && 'small' in kept && 'width' in kept && 'height' in kept)) return null
  const { large, small, width, height } = kept
  const isPhoto =
    large instanceof Blob && small instanceof Blob && typeof width === 'number' && typeof height === 'number'
  const medium = 'medium' in kept && kept.medium instanceof Blob ? { medium: kept.medium } : {}
  return isPhoto ? { large, ...medium, small, width, height } : null
}

/** Lets go of the photo of one draft. */
export async function dropPhoto(id: string): Promise<void> {
  await ask('readwrite', (photos) => photos.delete(id), undefined)
}

/** Lets go of the photos whose drafts are none of these. */
export async function dropPhotosBut(ids: ReadonlySet<string>): Promise<void> {
  const kept = await ask('readonly', (photos) => photos.getAllKeys(), [])
  for (const id of kept) if (typeof id === 'string' && !ids.has(id)) await dropPhoto(id)
}

/** Lets go of the photos of all drafts. */
export async function dropAllPhotos(): Promise<void> {
  await ask('readwrite', (photos) => photos.clear(), undefined)
}
