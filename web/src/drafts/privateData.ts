import { waitingPhotos } from './photoQueue.ts'
import { clearStore, deleteOthers } from './unsentStore.ts'

/** Deletes all drafts and queued photos of this browser, at sign-out. */
export async function deleteUnsent(): Promise<void> {
  waitingPhotos.set([])
  await clearStore().catch((error: unknown) => console.warn('Unsent data cannot be deleted.', error))
}

/** Deletes drafts and queued photos of a previous user. */
export async function deleteUnsentOfOthers(uid: string): Promise<void> {
  await deleteOthers(uid).catch((error: unknown) => console.warn('Unsent data cannot be deleted.', error))
}
