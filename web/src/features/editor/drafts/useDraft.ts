import { useState } from 'react'
import { type DraftPhoto, dropPhoto, keepPhoto } from '#drafts/draftPhotos.ts'
import { dropDraft, keepDraft, readDraft, setDraftInTab } from '#drafts/drafts.ts'
import type { OpenDraft } from '#drafts/useOpenDraft.ts'
import {
  changedFields,
  type FormValues,
  isSameValues,
  parseChanges,
} from '#features/editor/form/formValues.ts'
import { makeIdempotencyKeys } from '#features/editor/form/idempotencyKey.ts'

/** Keeps what a form has, from when it is opened. */
function draftKeeper(
  { id, uid, form, place, kept, photo }: OpenDraft,
  initial: FormValues,
  base: FormValues,
) {
  const started = kept ? { ...base, ...parseChanges(kept.text) } : initial
  let values = started
  let sent = kept?.sent ?? null
  let hasPhoto = photo !== null
  let isTouched = false
  let isKept = true

  const textOf = (values: FormValues) => JSON.stringify(changedFields(values, base))
  const isEmpty = () => isSameValues(values, initial) && !hasPhoto
  const write = () => {
    if (isEmpty()) dropDraft(uid, id)
    else isKept = keepDraft(uid, { id, form, savedAt: Date.now(), text: textOf(values), sent })
  }
  const drop = () => {
    dropDraft(uid, id)
    setDraftInTab(place, null)
    isTouched = false
    hasPhoto = false
    void dropPhoto(id)
  }
  return {
    /** What the form starts with. */
    values: started,
    /** Whether something was kept that the form does not begin with anyhow. */
    isRestored: kept !== null && !isEmpty(),
    /** Whether something was changed here and is not saved. */
    isDirty: () => isTouched && !isEmpty(),
    /** Whether this browser keeps what is there now. */
    isKept: () => isKept,
    /** Keeps what is typed now. */
    keep: (typed: FormValues) => {
      values = typed
      isTouched = true
      write()
    },
    /** Keeps a photo until it has arrived, or is not wanted any more (null). */
    keepPhoto: (photo: DraftPhoto | null) => {
      if (photo === null && !hasPhoto) return
      isTouched = true
      hasPhoto = photo !== null
      write()
      void (photo === null || !isKept ? dropPhoto(id) : keepPhoto(id, photo))
    },
    /** The key under which a content is sent: the same for the same content, after a reload too. */
    idempotencyKey: makeIdempotencyKeys(
      () => crypto.randomUUID(),
      sent,
      (text) => {
        sent = text
        write()
      },
    ),
    /** These values were saved: their draft is not needed any more. One that has other values by now stays. */
    clear: (saved: FormValues) => {
      const left = readDraft(uid, id)
      if (left === null || left.text === textOf(saved)) drop()
      else keepDraft(uid, { ...left, sent: null })
    },
    /** Nothing of it is wanted. */
    discard: () => {
      values = initial
      sent = null
      drop()
    },
  }
}

/**
 * Form values that outlive the page, the tab and a crash: what was typed is still there.
 * @param initial what the form begins with when there is no draft; equal to it, nothing is kept
 * @param base what the draft is told from: what differs is kept. The rest of a form of changes stays as it is stored
 */
export function useDraft(opened: OpenDraft, initial: FormValues, base = initial) {
  const [draft] = useState(() => draftKeeper(opened, initial, base))
  const [isRestored, setRestored] = useState(draft.isRestored)
  return {
    ...draft,
    /** Whether the form shows what was typed earlier. */
    isRestored,
    /** The form goes back to the beginning. */
    discard: () => {
      setRestored(false)
      draft.discard()
    },
  }
}
