import { useState } from 'react'
import { changedFields, type FormValues, isSameValues, parseChanges } from './formValues.ts'

function readKept(key: string): Partial<FormValues> | null {
  try {
    return parseChanges(sessionStorage.getItem(key))
  } catch {
    // A browser that forbids storage still lets people type.
    return null
  }
}

function keep(key: string, values: Partial<FormValues> | null): void {
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
  const [kept] = useState<FormValues>(() => ({ ...initial, ...readKept(key) }))
  const [values, setValues] = useState(kept)
  const [isRestored, setRestored] = useState(!isSameValues(kept, initial))
  return {
    values,
    /** Whether the form shows what was typed earlier. */
    isRestored,
    change: (next: FormValues) => {
      setValues(next)
      keep(key, isSameValues(next, initial) ? null : changedFields(next, initial))
    },
    /** Back to the beginning. */
    discard: () => {
      setValues(initial)
      setRestored(false)
      keep(key, null)
    },
    /** The values were saved: the draft is not needed any more. */
    settle: () => keep(key, null),
  }
}
