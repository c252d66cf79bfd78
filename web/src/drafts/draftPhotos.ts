/** Photos that are being uploaded, stored with their draft until they have arrived: at most 430 kB each, in IndexedDB. */
import { clear, createStore, del, get, keys, set, type UseStore } from 'idb-keyval'
import * as z from 'zod/mini'

const blob = z.instanceof(Blob)
const photoSchema = z.object({
  large: blob,
  /** Not every photo has one. */
  medium: z.exactOptional(blob),
  small: blob,
  width: z.number(),
  height: z.number(),
})

/** A photo as it is uploaded: its copies, and the size of the large one in pixels. */
export type DraftPhoto = Readonly<z.infer<typeof photoSchema>>

let store: UseStore | undefined

/** Runs a request against the store. Resolves with `fallback` if the browser provides no database. */
async function attempt<T, Fallback>(
  request: (photos: UseStore) => Promise<T>,
  fallback: Fallback,
): Promise<T | Fallback> {
  try {
    store ??= createStore('drafts', 'photos')
    return await request(store)
  } catch (error) {
    console.warn('The photo of a draft cannot be stored or read.', error)
    return fallback
  }
}

/** @param id of the draft */
export async function keepPhoto(id: string, photo: DraftPhoto): Promise<void> {
  await attempt((photos) => set(id, photo, photos), undefined)
}

/** The photo of a draft; null when it has none. */
export async function readPhoto(id: string): Promise<DraftPhoto | null> {
  const stored: unknown = await attempt((photos) => get<unknown>(id, photos), null)
  return z.safeParse(photoSchema, stored).data ?? null
}

/** Deletes the photo of one draft. */
export async function dropPhoto(id: string): Promise<void> {
  await attempt((photos) => del(id, photos), undefined)
}

/** Deletes the photos of all drafts but these. */
export async function dropPhotosBut(ids: ReadonlySet<string>): Promise<void> {
  const stored = await attempt((photos) => keys<string>(photos), [])
  for (const id of stored) if (!ids.has(id)) await dropPhoto(id)
}

/** Deletes the photos of all drafts. */
export async function dropAllPhotos(): Promise<void> {
  await attempt((photos) => clear(photos), undefined)
}
