import type { RefCallback } from 'react'

const forms = new WeakSet<HTMLFormElement>()

/** Returns true if a form's values are stored as a draft, so that a reload does not lose them. */
export const isDrafted = (form: HTMLFormElement): boolean => forms.has(form)

/** Ref of a form whose values are stored as a draft. */
export const draftedForm: RefCallback<HTMLFormElement> = (form) => {
  if (form) forms.add(form)
}
