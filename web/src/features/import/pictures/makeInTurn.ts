import type { PhotoCopies } from '#photo/photoCopies.ts'
import { makePhoto } from '#photo/makePhoto.ts'

/**
 * Creates the copies of a picture, only one picture at a time across all tabs, because each decoded one takes
 * hundreds of megabytes.
 */
export const makeInTurn = (file: Blob, signal: AbortSignal): Promise<PhotoCopies> =>
  navigator.locks.request('picture of an import', { signal }, () => makePhoto(file, signal))
