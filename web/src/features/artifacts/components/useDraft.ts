import type { ArtifactContent } from '@tracker/domain/artifact.ts'
import { useState } from 'react'
import { readDraft, writeDraft } from '#drafts.ts'
import { changedFields, type FormValues, isSameValues, parseChanges } from './formValues.ts'
import { makeIdempotencyKeys } from './idempotencyKey.ts'

/**
 * Form values that outlive the page: when a sign-in ends or a link is followed by mistake, what was typed is still there.
 * What differs from the beginning is kept, in this tab only.
 * @param name names the form and whose it is
 */
export function useDraft(name: string, initial: FormValues) {
  const [values] = useState<FormValues>(() => ({ ...initial, ...parseChanges(readDraft(name)) }))
  const [isRestored, setRestored] = useState(!isSameValues(values, initial))
  const sentName = `${name}, sent`
  const [idempotencyKey] = useState(() =>
    makeIdempotencyKeys(
      () => crypto.randomUUID(),
      readDraft(sentName),
      (text) => writeDraft(sentName, text),
    ),
  )
  const textOf = (values: FormValues) =>
    isSameValues(values, initial) ? null : JSON.stringify(changedFields(values, initial))
  return {
    /** What the form starts with. */
    values,
    /** Whether the form shows what was typed earlier. */
    isRestored,
    /** Keeps what is typed now. */
    keep: (values: FormValues) => writeDraft(name, textOf(values)),
    /** The key under which this content is sent: the same for the same content, after a reload too. */
    idempotencyKey: (content: ArtifactContent) => idempotencyKey(content),
    /** These values were saved: their draft is not needed any more. One that has other values by now stays. */
    clear: (saved: FormValues) => {
      writeDraft(sentName, null)
      if (readDraft(name) === textOf(saved)) writeDraft(name, null)
    },
    /** Nothing of it is wanted: the form goes back to the beginning. */
    discard: () => {
      setRestored(false)
      writeDraft(name, null)
    },
  }
}
