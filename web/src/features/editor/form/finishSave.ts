import { queuePhoto } from '#drafts/photoQueue.ts'
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
 * Deletes the draft of a saved record. A photo that is still to be uploaded moves to the queue in the same
 * transaction.
 * @returns `lost` if this browser cannot store the photo
 */
export async function finishSave(
  { id, content, uploadedUrl, waiting }: SavedRecord,
  { uid, form, draft, values }: Form,
): Promise<'done' | 'waits' | 'lost'> {
  if (!waiting) {
    await draft.finish({ ...values, artifact_image: uploadedUrl ?? values.artifact_image })
    return 'done'
  }
  await draft.settled()
  draft.release()
  const { artifact_name: name, artifact_image: imageBefore } = content
  const photo = { artifactId: id, name, photo: waiting, imageBefore }
  const isQueued = await queuePhoto(uid, photo, form).catch(() => false)
  return isQueued ? 'waits' : 'lost'
}
