/** Stores the values of an open form as its draft. */
import { t } from '@lingui/core/macro'
import { toast } from '#notifications/toast.ts'
import { openDraftChannel } from '#features/editor/drafts/draftChannel.ts'
import { changeDraft, deleteDraft, readDraft, type StoredDraft, writeDraft } from '#drafts/drafts.ts'
import type { PhotoCopies } from '#photo/photoCopies.ts'
import {
  changedFields,
  type FormValues,
  isSameValues,
  parseChanges,
} from '#features/editor/form/formValues.ts'
import { makeIdempotencyKeys } from '#features/editor/form/idempotencyKey.ts'
import { createStore } from '#utils/createStore.ts'

/** An open form and its initial draft. */
export interface OpenDraft {
  readonly uid: string
  /** Key of the form, including the id of the edited artifact. */
  readonly form: string
  /** Key of the initial values; empty for the usual ones. */
  readonly opening: string
  readonly stored: StoredDraft | null
}

let hasWarned = false
function warnOnce(error: unknown): void {
  console.warn('A draft cannot be stored.', error)
  if (!hasWarned) toast.notice(t`This browser cannot keep your draft. Save it before you leave this page.`)
  hasWarned = true
}

/**
 * @param initial values without a draft; a form with these values has no draft
 * @param base values against which the draft's changes are computed
 */
export function createDraftWriter(
  { uid, form, opening, stored }: OpenDraft,
  initial: FormValues,
  base: FormValues,
) {
  const writer = crypto.randomUUID()
  const started = stored ? { ...base, ...parseChanges(stored.draft.text) } : initial
  /** True while another form instance has written the draft last. */
  const isTakenOver = createStore(false)
  let channel: ReturnType<typeof openDraftChannel> | undefined

  let values = started
  let sent = stored?.draft.sent ?? null
  let hasPhoto = Boolean(stored?.photo)
  /** Keys of the further photos that are or will be stored. */
  const moreKeys = new Set(stored?.more.keys())
  /** Further photos not written yet; null deletes the stored one. */
  let newMore = new Map<string, PhotoCopies | null>()
  let isPhotoLater = stored?.draft.isPhotoLater ?? false
  /** A photo not written yet; null deletes the stored one. */
  let newPhoto: PhotoCopies | null | undefined
  let isTouched = false
  let isStored = true
  /** Number of the last change. Only the last one is written. */
  let version = 0
  let writing = Promise.resolve()

  const textOf = (form: FormValues) => JSON.stringify(changedFields(form, base))
  const isEmpty = () => isSameValues(values, initial) && !hasPhoto && moreKeys.size === 0

  async function write(): Promise<void> {
    if (isEmpty()) {
      await deleteDraft(uid, form)
      return
    }
    const photo = newPhoto
    const more = newMore
    newMore = new Map()
    const draft = {
      savedAt: Date.now(),
      text: textOf(values),
      sent,
      isPhotoLater,
      opening,
      writer,
      photos: [...moreKeys],
    }
    try {
      isStored = await writeDraft(uid, form, draft, photo, more)
    } catch (error) {
      newMore = new Map([...more, ...newMore])
      throw error
    }
    if (newPhoto === photo) newPhoto = undefined
    isTakenOver.set(false)
    channel?.announce()
  }

  /** Writes after the running write, and skips outdated changes. */
  function schedule(): Promise<void> {
    version += 1
    const own = version
    writing = writing.then(async () => {
      if (own !== version) return
      try {
        await write()
      } catch (error) {
        isStored = false
        warnOnce(error)
      }
    })
    return writing
  }

  function reset(): void {
    version += 1
    isTouched = false
    hasPhoto = false
    newPhoto = undefined
    moreKeys.clear()
    newMore.clear()
    isPhotoLater = false
  }

  const keys = makeIdempotencyKeys(
    () => crypto.randomUUID(),
    sent,
    (text) => {
      sent = text
      void schedule()
    },
  )

  return {
    /** The initial values of the form. */
    values: started,
    isRestored: stored !== null && !isEmpty(),
    isTakenOver,
    /** Returns true if there are unsaved changes. */
    isDirty: () => isTouched && !isEmpty(),
    /** Returns true if this browser can store drafts. */
    isStored: () => isStored,
    /** Resolves when all changes are written. */
    settled: () => writing,
    setValues: (next: FormValues): void => {
      values = next
      isTouched = true
      void schedule()
    },
    /** Stores a photo for the time until it is uploaded; null deletes it. */
    setPhoto: (photo: PhotoCopies | null): void => {
      if (photo === null && !hasPhoto) return
      isTouched = true
      hasPhoto = photo !== null
      isPhotoLater = false
      newPhoto = photo
      void schedule()
    },
    /** As `setPhoto`, for a further photo. */
    setMorePhoto: (key: string, photo: PhotoCopies | null): void => {
      if (photo === null && !moreKeys.has(key)) return
      isTouched = true
      if (photo === null) moreKeys.delete(key)
      else moreKeys.add(key)
      isPhotoLater = false
      newMore.set(key, photo)
      void schedule()
    },
    /** Records that the record is sent before its photo. */
    setPhotoLater: async (): Promise<void> => {
      isPhotoLater = true
      await schedule()
    },
    /**
     * Returns the idempotency key of some content. The same content gets the same key, even after a reload.
     */
    idempotencyKey: keys.keyOf,
    /** Returns true if this content was sent last, and its response may be missing. */
    wasSent: keys.wasSent,
    /**
     * Deletes the draft after saving, unless it has changed since the save began.
     * @param saved the saved values
     */
    finish: async (saved: FormValues): Promise<void> => {
      await writing
      try {
        const left = await readDraft(uid, form)
        if (left && left.draft.text !== textOf(saved)) {
          await changeDraft(uid, form, (draft) =>
            draft.writer === writer ? { ...draft, sent: null } : draft,
          )
          return
        }
        reset()
        await deleteDraft(uid, form)
      } catch (error) {
        // The record is saved even if deleting its draft fails.
        console.warn('A draft cannot be deleted.', error)
        reset()
      }
    },
    /** Deletes the draft and returns to the initial values. */
    discard: (): void => {
      values = initial
      sent = null
      reset()
      writing = writing.then(() => deleteDraft(uid, form)).catch(console.warn)
    },
    /** Stops storing, because the draft has become a saved record with a queued photo. */
    release: reset,
    /** Subscribes to other instances of the same draft. Returns an unsubscribe function. */
    connect: (): (() => void) => {
      const opened = openDraftChannel({ uid, form, writer }, () => isTakenOver.set(true))
      channel = opened
      return () => {
        opened.close()
        channel = undefined
      }
    },
  }
}

export type DraftWriter = ReturnType<typeof createDraftWriter>
