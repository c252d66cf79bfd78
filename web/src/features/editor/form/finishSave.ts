import { queuePhotos } from '#drafts/photoQueue.ts'
import type { DraftWriter } from '#features/editor/drafts/draftWriter.ts'
import type { FormValues } from './formValues.ts'
import type { SavedRecord } from './saveWithPhoto.ts'

interface Form {
  readonly uid: string
  readonly form: string
  readonly draft: Pick<DraftWriter, 'finish' | 'settled' | 'release'>
  /** Values when saving began. */
  readonly values: FormValues
}

/**
 * Deletes the draft of a saved record. Photos that are still to be uploaded move to the queue in the same
 * transaction.
 * @returns `lost` if this browser cannot store the photos
 */
export async function finishSave(
  { id, content, uploadedUrl, waiting, waitingMore, waitingPhotos }: SavedRecord,
  { uid, form, draft, values }: Form,
): Promise<'done' | 'waits' | 'lost'> {
  if (!waiting && waitingMore.length === 0) {
    await draft.finish({ ...values, artifact_image: uploadedUrl ?? values.artifact_image })
    return 'done'
  }
  await draft.settled()
  draft.release()
  const { artifact_name: name, artifact_image: imageBefore } = content
  const record = { artifactId: id, name, imageBefore }
  const further = waitingMore.flatMap((more) => {
    const photo = waitingPhotos.get(more.key)
    return photo ? [{ ...record, photo, more }] : []
  })
  const photos = [...(waiting ? [{ ...record, photo: waiting }] : []), ...further]
  const isQueued = await queuePhotos(uid, photos, form).catch(() => false)
  return isQueued ? 'waits' : 'lost'
}
