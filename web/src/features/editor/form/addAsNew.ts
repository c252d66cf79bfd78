import { t } from '@lingui/core/macro'
import { photoOf } from '@tracker/domain/photo/photoAddress.ts'
import { openDraft, writeDraft } from '#drafts/drafts.ts'
import { changedFields, EMPTY_FORM, type FormValues } from '#features/editor/form/formValues.ts'
import { textOf } from '#navigation/likeThis.ts'
import { dialogs } from '#notifications/dialogs.ts'

/** Key of the draft of Add. */
export const NEW_ARTIFACT = 'new artifact'

/** The values for a new artifact. The photos of the deleted one are deleted with it. */
function valuesToAdd(typed: FormValues, stored: FormValues): FormValues {
  const values = { ...typed, photographs: '' }
  const isGone =
    values.artifact_image === stored.artifact_image && photoOf(values.artifact_image, location.host)
  return isGone
    ? { ...values, artifact_image: '', image_caption: '', image_credit: '', image_licence: '' }
    : values
}

const confirmReplacing = () =>
  dialogs.confirm({
    title: t`Replace your other draft?`,
    text: t`There is a draft of a new artifact in this browser already. It would be gone.`,
    confirm: t`Replace it`,
    cancel: t`Back to the form`,
  })

/**
 * Makes the text of a deleted artifact's form the draft of Add.
 * @param stored values of the artifact
 * @returns the navigation state for Add; null to stay
 */
export async function addAsNew(
  uid: string,
  values: FormValues,
  stored: FormValues,
): Promise<{ state: unknown } | null> {
  const added = valuesToAdd(values, stored)
  try {
    if ((await openDraft(uid, NEW_ARTIFACT)) && !(await confirmReplacing())) return null
    const text = JSON.stringify(changedFields(added, EMPTY_FORM))
    const draft = {
      savedAt: Date.now(),
      text,
      sent: null,
      isPhotoLater: false,
      opening: '',
      writer: '',
    }
    if (await writeDraft(uid, NEW_ARTIFACT, draft, null)) return { state: null }
  } catch (error) {
    console.warn('The draft cannot be stored.', error)
  }
  return { state: textOf(added) }
}
