import { useState } from 'react'
import { changedFields, type FormValues, isSameValues, parseChanges } from './formValues.ts'

function readDraft(key: string): Partial<FormValues> {
  try {
    return parseChanges(sessionStorage.getItem(key))
  } catch {
    // A browser that forbids storage still lets people type.
    return {}
  }
}

function writeDraft(key: string, values: Partial<FormValues> | null): void {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values))
    else sessionStorage.removeItem(key)
  } catch (error) {
    console.warn('The draft could not be kept.', error)
  }
}

/**
 * Form values that outlive the page: when a sign-in ends or a link is followed by mistake, what was typed is still there.
 * What differs from the beginning is kept, in this tab only.
 * @param key names the form and whose it is
 */
export function useDraft(key: string, initial: FormValues) {
  const [values] = useState<FormValues>(() => ({ ...initial, ...readDraft(key) }))
  const [isRestored, setRestored] = useState(!isSameValues(values, initial))
  return {
    /** What the form starts with. */
    values,
    /** Whether the form shows what was typed earlier. */
    isRestored,
    /** Keeps what is typed now. */
    keep: (values: FormValues) =>
      writeDraft(key, isSameValues(values, initial) ? null : changedFields(values, initial)),
    /** The values were saved: the draft is not needed any more. */
    clear: () => writeDraft(key, null),
    /** Nothing of it is wanted: the form goes back to the beginning. */
    discard: () => {
      setRestored(false)
      writeDraft(key, null)
    },
  }
}
