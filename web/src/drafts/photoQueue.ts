/** Queue of photos that are still to be uploaded for saved records (docs/decisions/012-photos.md). */
import * as z from 'zod/mini'
import { createStore } from '#utils/createStore.ts'
import { draftKeys } from './drafts.ts'
import { photoCopiesSchema } from '#photo/photoCopies.ts'
import { changeEntry, keysFrom, readEntries, writeEntries } from './unsentStore.ts'

const waitingPhotoSchema = z.object({
  artifactId: z.string(),
  /** Name of the artifact, for messages. */
  name: z.string(),
  photo: photoCopiesSchema,
  /** Set for a further photograph: what its place in the list will say. */
  more: z.optional(
    z.object({
      key: z.string(),
      /** Place in the list of further photographs. */
      index: z.number(),
      caption: z.string(),
      credit: z.string(),
    }),
  ),
  /** `artifact_image` when the record was saved. If it has changed since, the photo is discarded. */
  imageBefore: z.string(),
  /** URL of the uploaded photo; null until it is uploaded. */
  url: z.nullable(z.string()),
  /**
   * Time (ms) since which the record has been missing. Its deletion can be undone for a while, so the photo
   * is kept.
   */
  goneSince: z.nullish(z.number()),
  /** The server's reason for refusing the photo; null if it can still be sent. */
  refusal: z.nullable(z.string()),
})

export type WaitingPhoto = Readonly<z.infer<typeof waitingPhotoSchema>>

/** Queued photos of the signed-in user, for screens. */
export const waitingPhotos = createStore<readonly WaitingPhoto[]>([])

let channel: BroadcastChannel | undefined
/** Opened on demand, because modules are also evaluated when prerendering. */
const openChannel = () => (channel ??= new BroadcastChannel('photo queue'))

const PREFIX = 'waiting '
/** Identifies a queued photo: a record may have several. */
export const waitingId = ({ artifactId, more }: Pick<WaitingPhoto, 'artifactId' | 'more'>) =>
  more ? `${artifactId} ${more.key}` : artifactId
const keyOf = (id: string) => PREFIX + id

/** Reads the queue into `waitingPhotos`. */
export async function loadWaitingPhotos(uid: string): Promise<readonly WaitingPhoto[]> {
  const entries = await readEntries(uid, PREFIX)
  const photos = entries
    .flatMap((entry) => z.safeParse(waitingPhotoSchema, entry).data ?? [])
    .toSorted((one, other) => (one.more?.index ?? -1) - (other.more?.index ?? -1))
  waitingPhotos.set(photos)
  return photos
}

/** Subscribes to changes of the queue in other tabs. Returns an unsubscribe function. */
export function onQueueChange(listener: () => void): () => void {
  openChannel().addEventListener('message', listener)
  return () => openChannel().removeEventListener('message', listener)
}

async function publish(uid: string): Promise<void> {
  await loadWaitingPhotos(uid)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  openChannel().postMessage(null)
}

export type NewWaitingPhoto = Omit<WaitingPhoto, 'url' | 'goneSince' | 'refusal'>

/**
 * Adds the photos of a saved record and deletes its draft in the same transaction.
 * @returns false if they could not be stored
 */
export async function queuePhotos(
  uid: string,
  photos: readonly NewWaitingPhoto[],
  form: string,
): Promise<boolean> {
  const entries = photos.map((photo): [string, WaitingPhoto] => [
    keyOf(waitingId(photo)),
    { ...photo, url: null, refusal: null },
  ])
  const isStored = await writeEntries(uid, { put: Object.fromEntries(entries), remove: draftKeys(form) })
  await publish(uid)
  return isStored
}

/** Updates a queued photo. @param id see `waitingId` */
export async function changeWaitingPhoto(
  uid: string,
  id: string,
  change: Partial<Pick<WaitingPhoto, 'url' | 'goneSince' | 'refusal'>>,
): Promise<void> {
  await changeEntry(uid, keyOf(id), (entry) => {
    const { data } = z.safeParse(waitingPhotoSchema, entry)
    return data && { ...data, ...change }
  })
  await publish(uid)
}

/** Removes a photo from the queue. @param id see `waitingId` */
export async function removeWaitingPhoto(uid: string, id: string): Promise<void> {
  await writeEntries(uid, { remove: [keyOf(id)] })
  await publish(uid)
}

/** Removes all photos of a record from the queue. */
export async function removeWaitingPhotos(uid: string, artifactId: string): Promise<void> {
  await writeEntries(uid, { remove: [keyOf(artifactId), keysFrom(keyOf(`${artifactId} `))] })
  await publish(uid)
}
