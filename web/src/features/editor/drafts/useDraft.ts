import { useEffect, useState } from 'react'
import { useStore } from '#utils/createStore.ts'
import type { FormValues } from '#features/editor/form/formValues.ts'
import { createDraftWriter, type OpenDraft } from './draftWriter.ts'

/**
 * Form values that survive a reload, a closed tab and a crash.
 * @param initial the values without a draft
 * @param base the values that the draft is a difference to: fields that it does not have stay as they are stored
 */
export function useDraft(opened: OpenDraft, initial: FormValues, base = initial) {
  const [draft] = useState(() => createDraftWriter(opened, initial, base))
  const [isRestored, setRestored] = useState(draft.isRestored)
  const isTakenOver = useStore(draft.isTakenOver)
  useEffect(() => draft.connect(), [draft])
  return {
    ...draft,
    /** Whether the form shows what was typed earlier. */
    isRestored,
    /** Whether another form, such as in another tab, has written the draft last. */
    isTakenOver,
    discard: () => {
      setRestored(false)
      draft.discard()
    },
  }
}
