import { t } from '@lingui/core/macro'
import { Problem } from '@tracker/domain/api/problem.ts'
import type { PhotoCopies, WorkerResult } from '#photo/photoCopies.ts'
// oxlint-disable-next-line import/default -- the build makes this address
import workerAddress from './makePhoto.worker.ts?worker&url'

const unable = () =>
  t`This browser cannot make the photo smaller. You can give the address of a picture instead.`
const offline = () =>
  t`You are offline, and this browser has not loaded yet what makes a photo smaller. Try again when you are online.`
const notLoaded = () =>
  t`The photo could not be resized, because a part of the app could not be loaded. Check your connection and try again.`

/** Trusted Types (web/src/app/trustedScripts.ts) require a policy for worker URLs. */
const trusted = globalThis.trustedTypes?.createPolicy('photo', { createScriptURL: (address) => address })
const scriptAddress = () => trusted?.createScriptURL(workerAddress) ?? workerAddress

const isSupported = () => typeof Worker === 'function' && typeof OffscreenCanvas === 'function'

/**
 * Creates the copies of a photo from a file, in a worker.
 * @throws Problem with a user-facing message: `invalid` if the file is the cause, `unavailable` if the
 * network is
 */
export function makePhoto(file: Blob, signal: AbortSignal): Promise<PhotoCopies> {
  if (!isSupported()) return Promise.reject(new Problem('invalid', unable()))
  const { promise, resolve, reject } = Promise.withResolvers<PhotoCopies>()
  const worker = new Worker(scriptAddress(), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerResult>) => {
    if (data.photo) resolve(data.photo)
    else reject(new Problem('invalid', data.problem ?? unable()))
  })
  // Fires if the script does not load; errors while it runs are sent as messages.
  worker.addEventListener('error', () =>
    reject(new Problem('unavailable', navigator.onLine ? notLoaded() : offline())),
  )
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  worker.postMessage(file, [])
  return promise.finally(() => worker.terminate())
}
