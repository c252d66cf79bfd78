/** Queue of photos that are still to be uploaded for saved records (docs/decisions/012-photos.md). */
import * as z from 'zod/mini'
import { createStore } from '#utils/createStore.ts'
import { draftKey, draftPhotoKey } from './drafts.ts'
import { photoCopiesSchema } from '#photo/photoCopies.ts'
import { changeEntry, readEntries, writeEntries } from './unsentStore.ts'

const waitingPhotoSchema = z.object({
  artifactId: z.string(),
  /** Name of the artifact, for messages. */
  name: z.string(),
  photo: photoCopiesSchema,
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
const keyOf = (artifactId: string) => PREFIX + artifactId

/** Reads the queue into `waitingPhotos`. */
export async function loadWaitingPhotos(uid: string): Promise<readonly WaitingPhoto[]> {
  const entries = await readEntries(uid, PREFIX)
  const photos = entries.flatMap((entry) => z.safeParse(waitingPhotoSchema, entry).data ?? [])
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

/**
 * Adds the photo of a saved record and deletes its draft in the same transaction.
 * @returns false if it could not be stored
 */
export async function queuePhoto(
  uid: string,
  photo: Omit<WaitingPhoto, 'url' | 'goneSince' | 'refusal'>,
  form: string,
): Promise<boolean> {
  const isStored = await writeEntries(uid, {
    put: {
      [keyOf(photo.artifactId)]: { ...photo, url: null, refusal: null } satisfies WaitingPhoto,
    },
    remove: [draftKey(form), draftPhotoKey(form)],
  })
  await publish(uid)
  return isStored
}

/** Updates a queued photo. */
export async function changeWaitingPhoto(
  uid: string,
  artifactId: string,
  change: Partial<Pick<WaitingPhoto, 'url' | 'goneSince' | 'refusal'>>,
): Promise<void> {
  await changeEntry(uid, keyOf(artifactId), (entry) => {
    const { data } = z.safeParse(waitingPhotoSchema, entry)
    return data && { ...data, ...change }
  })
  await publish(uid)
}

/** Removes a photo from the queue. */
export async function removeWaitingPhoto(uid: string, artifactId: string): Promise<void> {
  await writeEntries(uid, { remove: [keyOf(artifactId)] })
  await publish(uid)
}
