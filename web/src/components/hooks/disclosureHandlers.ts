import type { FocusEvent, KeyboardEvent } from 'react'

/**
 * Handlers for the element around a button, its first, and what that opens. They close it on Escape, which focuses
 * the button again, and when the focus leaves the element.
 */
export const disclosureHandlers = (isOpen: boolean, close: () => void) => ({
  onKeyDown: ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    close()
    currentTarget.querySelector('button')?.focus()
  },
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  },
})
