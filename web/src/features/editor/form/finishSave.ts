import { queuePhoto } from '#drafts/photoQueue.ts'
import type { DraftWriter } from '#features/editor/drafts/draftWriter.ts'
import type { FormValues } from './formValues.ts'
import type { SavedRecord } from './saveWithPhoto.ts'

interface Form {
  readonly uid: string
  readonly form: string
  readonly draft: Pick<DraftWriter, 'finish' | 'settled' | 'release'>
  /** The values when the save began. */
  readonly values: FormValues
}

/**
 * Deletes the draft of a saved record. If its photo waits, the queue takes the photo over in the same transaction.
 * @returns `lost` if the photo should wait, but this browser cannot store it
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
