import type { PhotoCopies } from '#drafts/photoCopies.ts'
import { makePhoto } from '#photo/makePhoto.ts'

/** Makes the copies of a picture, one picture at a time in all tabs: decoded, each takes hundreds of megabytes. */
export const makeInTurn = (file: Blob, signal: AbortSignal): Promise<PhotoCopies> =>
  navigator.locks.request('picture of an import', { signal }, () => makePhoto(file, signal))
