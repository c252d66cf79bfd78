/** Saves a record together with its photo. A photo is never dropped without the user's decision. */
import { t } from '@lingui/core/macro'
import type { ArtifactContent } from '@tracker/domain/artifact/artifact.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import type { PhotoCopies } from '#photo/photoCopies.ts'
import { dialogs } from '#notifications/dialogs.ts'
import type { PhotoUpload, SettledPhoto } from '#features/editor/photo/photoUpload.ts'

/**
 * Decision about a photo that could not be uploaded: upload it later, save without it, or return to the form.
 */
export type PhotoDecision = 'later' | 'without' | 'back'
type Unsent = Extract<SettledPhoto, { status: 'unreadable' | 'failed' }>

const offlineText = () =>
  t`You are offline. What you typed stays in this browser, with the photo. Save it when you are online again.`

/** @param canWait whether this browser can store the photo until it is uploaded */
export async function askAboutPhoto({ message }: Unsent, canWait: boolean): Promise<PhotoDecision> {
  const question = { title: t`Save without the photo?`, cancel: t`Back to the form` }
  if (!canWait) {
    const isSure = await dialogs.confirm({ ...question, text: message, confirm: t`Save without it` })
    return isSure ? 'without' : 'back'
  }
  let isWithout = false
  const isSure = await dialogs.confirm({
    ...question,
    text: message,
    detail: t`The photo can wait in this browser. It is sent by itself as soon as that works.`,
    confirm: t`Send it later`,
    also: {
      label: t`Save without it`,
      color: 'error',
      choose: () => {
        isWithout = true
        return true
      },
    },
  })
  if (!isSure) return 'back'
  return isWithout ? 'without' : 'later'
}

interface Dependencies {
  readonly photo: Pick<PhotoUpload, 'settle' | 'isLater' | 'sendLater' | 'cancel'>
  /** Returns true if this browser has stored the photo. */
  readonly isPhotoStored: () => boolean
  readonly ask: typeof askAboutPhoto
  /** Stores the decision to upload the photo later, before the record is sent. */
  readonly saveLater: () => Promise<void>
  /**
   * Sends the record.
   * @returns its id; null if nothing was saved
   */
  readonly send: (content: ArtifactContent, isPhotoWaiting: boolean) => Promise<string | null>
}

export interface SavedRecord {
  readonly id: string
  readonly content: ArtifactContent
  /** URL of the photo uploaded from this form, or null. */
  readonly uploadedUrl: string | null
  /** The photo that is still to be uploaded. */
  readonly waiting: PhotoCopies | null
}

/**
 * @returns null if the user returned to the form, or nothing was saved
 * @throws errors of `send`
 */
export async function saveWithPhoto(
  typed: ArtifactContent,
  { photo, isPhotoStored, ask, saveLater, send }: Dependencies,
): Promise<SavedRecord | null> {
  const settled = await photo.settle()
  const save = async (
    content: ArtifactContent,
    rest: Partial<Pick<SavedRecord, 'uploadedUrl' | 'waiting'>> = {},
  ) => {
    const { uploadedUrl = null, waiting = null } = rest
    const id = await send(content, waiting !== null)
    return id === null ? null : { id, content, uploadedUrl, waiting }
  }
  switch (settled.status) {
    case 'none':
    case 'ready':
      return save(typed)
    case 'uploaded':
      return save({ ...typed, artifact_image: settled.url }, { uploadedUrl: settled.url })
    default: {
      const canWait = settled.status === 'failed' && settled.canWait && isPhotoStored()
      // Without a network the record cannot be saved either.
      if (canWait && !navigator.onLine) throw new Problem('unavailable', offlineText())
      const decision = canWait && photo.isLater() ? 'later' : await ask(settled, canWait)
      if (decision === 'back') return null
      if (decision === 'later' && settled.status === 'failed') {
        photo.sendLater()
        await saveLater()
        return save(typed, { waiting: settled.photo })
      }
      // Otherwise a repeated save might upload it, which would make it a different request.
      photo.cancel()
      const hasImage = typed.artifact_image !== ''
      return save(hasImage ? typed : { ...typed, image_credit: '', image_licence: '' })
    }
  }
}
