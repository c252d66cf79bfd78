import { useEffect, useState } from 'react'
import { useStore } from '#utils/createStore.ts'
import type { FormValues } from '#features/editor/form/formValues.ts'
import { createDraftWriter, type OpenDraft } from './draftWriter.ts'

/**
 * Form values that survive reloads, closed tabs and crashes.
 * @param initial values without a draft
 * @param base values against which the draft's changes are computed; fields without a change keep their
 * stored values
 */
export function useDraft(opened: OpenDraft, initial: FormValues, base = initial) {
  const [draft] = useState(() => createDraftWriter(opened, initial, base))
  const [isRestored, setRestored] = useState(draft.isRestored)
  const isTakenOver = useStore(draft.isTakenOver)
  useEffect(() => draft.connect(), [draft])
  return {
    ...draft,
    /** True if the form shows values of an earlier visit. */
    isRestored,
    /** True if another instance of the form, such as in another tab, has written the draft last. */
    isTakenOver,
    discard: () => {
      setRestored(false)
      draft.discard()
    },
  }
}
