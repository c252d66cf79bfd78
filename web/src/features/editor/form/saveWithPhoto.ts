/** Saves a record together with its photos. A photo is never dropped without the user's decision. */
import { t } from '@lingui/core/macro'
import type { ArtifactContent } from '@tracker/domain/artifact/content.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import type { Photograph } from '@tracker/domain/photo/photograph.ts'
import type { PhotoCopies } from '#photo/photoCopies.ts'
import { dialogs } from '#notifications/dialogs.ts'
import type { NewWaitingPhoto } from '#drafts/photoQueue.ts'
import type { MorePhotos, UnsentItem } from '#features/editor/photo/morePhotos.ts'
import { photographsOf } from '#features/editor/photo/photoItems.ts'
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
  /** The further photographs; undefined if there are none. */
  readonly more?: Pick<MorePhotos, 'settle' | 'isLater' | 'items' | 'remove' | 'uploadOf'>
  /** Returns true if this browser has stored the photos. */
  readonly isPhotoStored: () => boolean
  readonly ask: typeof askAboutPhoto
  /** Stores the decision to upload the photos later, before the record is sent. */
  readonly saveLater: () => Promise<void>
  /**
   * Sends the record.
   * @returns its id; null if nothing was saved
   */
  readonly send: (saved: SentRecord, isPhotoWaiting: boolean) => Promise<string | null>
}

/** What is sent: the content, and the further photographs. */
export interface SentRecord {
  readonly content: ArtifactContent
  readonly more: readonly Photograph[]
}

export interface SavedRecord extends SentRecord {
  readonly id: string
  /** URL of the photo uploaded from this form, or null. */
  readonly uploadedUrl: string | null
  /** The photo that is still to be uploaded. */
  readonly waiting: PhotoCopies | null
  /** Further photos that are still to be uploaded. */
  readonly waitingMore: readonly NonNullable<NewWaitingPhoto['more']>[]
  readonly waitingPhotos: ReadonlyMap<string, PhotoCopies>
}

const isUnsent = (settled: SettledPhoto): settled is Unsent =>
  settled.status === 'unreadable' || settled.status === 'failed'

/**
 * @returns null if the user returned to the form, or nothing was saved
 * @throws errors of `send`
 */
export async function saveWithPhoto(
  typed: ArtifactContent,
  { photo, more, isPhotoStored, ask, saveLater, send }: Dependencies,
): Promise<SavedRecord | null> {
  const settled = await photo.settle()
  const unsentMore = (await more?.settle()) ?? []
  const unsent = [...(isUnsent(settled) ? [settled] : []), ...unsentMore.map((one) => one.settled)]

  const save = async (
    content: ArtifactContent,
    waiting: PhotoCopies | null,
    later: readonly UnsentItem[],
  ) => {
    const uploadedUrl = settled.status === 'uploaded' ? settled.url : null
    const sent = {
      content: uploadedUrl === null ? content : { ...content, artifact_image: uploadedUrl },
      more: photographsOf(more?.items.get() ?? []),
    }
    const id = await send(sent, waiting !== null || later.length > 0)
    if (id === null) return null
    const waitingPhotos = new Map<string, PhotoCopies>()
    for (const { item, settled: state } of later)
      if (state.status === 'failed') waitingPhotos.set(item.key, state.photo)
    const waitingMore = later.map(({ item: { key, caption, credit }, index }) => ({
      key,
      index,
      caption: caption.trim(),
      credit: credit.trim(),
    }))
    return { id, ...sent, uploadedUrl, waiting, waitingMore, waitingPhotos }
  }

  const [first] = unsent
  if (!first) return save(typed, null, [])
  const canWait = unsent.every((one) => one.status === 'failed' && one.canWait) && isPhotoStored()
  // Without a network the record cannot be saved either.
  if (canWait && !navigator.onLine) throw new Problem('unavailable', offlineText())
  const isLater = photo.isLater() || more?.isLater() === true
  const decision = canWait && isLater ? 'later' : await ask(first, canWait)
  if (decision === 'back') return null
  if (decision === 'later') {
    if (isUnsent(settled)) photo.sendLater()
    for (const { item } of unsentMore) more?.uploadOf(item.key)?.sendLater()
    await saveLater()
    return save(typed, settled.status === 'failed' ? settled.photo : null, unsentMore)
  }
  // Otherwise a repeated save might upload them, which would make it a different request.
  for (const { item } of unsentMore) more?.remove(item.key)
  if (!isUnsent(settled)) return save(typed, null, [])
  photo.cancel()
  const hasImage = typed.artifact_image !== ''
  return save(
    hasImage ? typed : { ...typed, image_caption: '', image_credit: '', image_licence: '' },
    null,
    [],
  )
}
