import { Problem } from '@tracker/domain/api/problem.ts'
import type { Dimensions } from '@tracker/domain/photo/photoAddress.ts'
// oxlint-disable-next-line import/default -- the build makes this address
import workerAddress from './makePhoto.worker.ts?worker&url'

/** A photo as it is sent: its copies, without anything but the pictures, and the size of the large one. */
export interface MadePhoto extends Dimensions {
  readonly large: Blob
  /** Missing when the large one is no larger. */
  readonly medium?: Blob
  readonly small: Blob
}

/** What the worker answers: a photo, or a sentence for people. */
export interface MadeAnswer {
  readonly photo?: MadePhoto
  readonly problem?: string
}

const UNABLE = 'This browser cannot make the photo smaller. You can give the address of a picture instead.'

/** Trusted Types (web/src/app/trustedScripts.ts) ask who a worker comes from: this one is ours. */
const trusted = globalThis.trustedTypes?.createPolicy('photo', { createScriptURL: (address) => address })
const scriptAddress = () => trusted?.createScriptURL(workerAddress) ?? workerAddress

/**
 * Makes the copies of a photo from a picture that a person chose, in a worker.
 * @throws Problem with a sentence, also when `signal` ends it
 */
export function makePhoto(file: Blob, signal: AbortSignal): Promise<MadePhoto> {
  const { promise, resolve, reject } = Promise.withResolvers<MadePhoto>()
  const worker = new Worker(scriptAddress(), { type: 'module' })
  const giveUp = () => reject(new Problem('invalid', UNABLE))
  worker.addEventListener('message', ({ data }: MessageEvent<MadeAnswer>) => {
    if (data.photo) resolve(data.photo)
    else reject(new Problem('invalid', data.problem ?? UNABLE))
  })
  worker.addEventListener('error', giveUp)
  signal.addEventListener('abort', giveUp, { once: true })
  worker.postMessage(file, [])
  return promise.finally(() => worker.terminate())
}
