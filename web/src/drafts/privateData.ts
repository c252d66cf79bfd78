import { waitingPhotos } from './photoQueue.ts'
import { clearStore, deleteOthers } from './unsentStore.ts'

/** Deletes all drafts and waiting photos of this browser, as at sign-out. */
export async function deleteUnsent(): Promise<void> {
  waitingPhotos.set([])
  await clearStore().catch((error: unknown) => console.warn('Unsent data cannot be deleted.', error))
}

/** Deletes drafts and waiting photos of a previous user. */
export async function deleteUnsentOfOthers(uid: string): Promise<void> {
  await deleteOthers(uid).catch((error: unknown) => console.warn('Unsent data cannot be deleted.', error))
}
