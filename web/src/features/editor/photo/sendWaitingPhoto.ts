/**
 * Uploads a queued photo and attaches it to its record. Repeating it after a lost response changes nothing.
 */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { MORE_PHOTOS_MAX, UNDO_ACCEPTED_MS } from '@tracker/domain/limits.ts'
import { tidyPhotograph } from '@tracker/domain/photo/photograph.ts'
import type { WaitingPhoto } from '#drafts/photoQueue.ts'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { uploader } from '#firebase/api/upload.ts'
import { photoForm, photoIdOf } from '#photo/photoForm.ts'
import { isRefusal } from './uploadErrors.ts'

export type SendResult =
  | { readonly status: 'attached' }
  /** The record no longer exists, and its deletion can no longer be undone. */
  | { readonly status: 'gone' }
  /** The record has another picture by now. */
  | { readonly status: 'replaced' }
  /** The record has as many photographs as it can have. */
  | { readonly status: 'full' }
  /** The server refuses the photo. */
  | { readonly status: 'refused'; readonly message: string }
  /** To be retried; `retryAfter` is the server's earliest time for it, in seconds. */
  | { readonly status: 'waiting'; readonly retryAfter?: number | null }

interface Dependencies {
  readonly api: Pick<ApiClient, 'artifact' | 'addPhoto' | 'deletePhoto' | 'updateArtifact'>
  readonly adder: { readonly adder_name: string; readonly adder_email: string }
  /**
   * Stores the URL of the uploaded photo, so that it is uploaded only once (null if the server has deleted
   * it), or the time since which the record has been missing.
   */
  readonly note: (change: Partial<Pick<WaitingPhoto, 'url' | 'goneSince'>>) => Promise<void>
  readonly signal: AbortSignal
}

const hasCode = (error: unknown, code: Problem['code']) => error instanceof Problem && error.code === code

async function readArtifact(api: Dependencies['api'], id: string) {
  try {
    return await api.artifact(id)
  } catch (error) {
    if (hasCode(error, 'not-found')) return null
    throw error
  }
}

async function upload(waiting: WaitingPhoto, { api, note, signal }: Dependencies): Promise<string> {
  if (waiting.url !== null) return waiting.url
  const { url } = await api.addPhoto(photoForm(waiting.photo), uploader(signal))
  await note({ url })
  return url
}

/** Deletes an uploaded photo that its record does not use. If the call is lost, the reconciler deletes it. */
async function discard({ url }: WaitingPhoto, api: Dependencies['api']): Promise<void> {
  if (url !== null) await api.deletePhoto(photoIdOf(url)).catch((error: unknown) => console.warn(error))
}

/** Returns true if a record uses a photo. */
const uses = ({ artifact_image, more_photos = [] }: Artifact, address: string) =>
  artifact_image === address || more_photos.some(({ url }) => url === address)

/** Returns the change that gives the record its photo; its other photographs stay. */
function changeFor({ more }: WaitingPhoto, { more_photos = [] }: Artifact, url: string) {
  if (!more) return { artifact_image: url }
  const { index, caption, credit } = more
  return { more_photos: more_photos.toSpliced(index, 0, { ...tidyPhotograph({ url, caption, credit }) }) }
}

async function attach(waiting: WaitingPhoto, dependencies: Dependencies): Promise<SendResult> {
  const { api, adder, note } = dependencies
  const found = await readArtifact(api, waiting.artifactId)
  const isCurrent = (artifact: Artifact) =>
    waiting.more !== undefined || artifact.artifact_image === waiting.imageBefore
  if (found && waiting.url !== null && uses(found.artifact, waiting.url)) return { status: 'attached' }
  if (!found) {
    const goneSince = waiting.goneSince ?? Date.now()
    await note({ goneSince })
    if (Date.now() - goneSince < UNDO_ACCEPTED_MS) return { status: 'waiting' }
  } else if (waiting.goneSince) await note({ goneSince: null })
  if (!found || !isCurrent(found.artifact)) {
    await discard(waiting, api)
    return { status: found ? 'replaced' : 'gone' }
  }
  if (waiting.more && (found.artifact.more_photos?.length ?? 0) >= MORE_PHOTOS_MAX) {
    await discard(waiting, api)
    return { status: 'full' }
  }
  // A hidden artifact cannot be changed until curators restore it, but one that waits for approval accepts a
  // missing photo.
  const { hidden_reason: hiddenReason, hidden_by: hiddenBy } = found.artifact
  if (hiddenReason !== undefined && hiddenBy !== 'hold') return { status: 'waiting' }
  const url = await upload(waiting, dependencies)
  try {
    const change = changeFor(waiting, found.artifact, url)
    await api.updateArtifact(waiting.artifactId, { ...change, ...adder }, found.version)
    return { status: 'attached' }
  } catch (error) {
    // The server deletes photos that no record has used for a day.
    if (hasCode(error, 'invalid')) {
      await note({ url: null })
      return { status: 'waiting' }
    }
    throw error
  }
}

/** @throws SignInExpired */
export async function sendWaitingPhoto(
  waiting: WaitingPhoto,
  dependencies: Dependencies,
): Promise<SendResult> {
  try {
    return await attach(waiting, dependencies)
  } catch (error) {
    if (isRefusal(error)) return { status: 'refused', message: error.message }
    if (error instanceof Problem) return { status: 'waiting', retryAfter: error.retryAfter }
    throw error
  }
}
