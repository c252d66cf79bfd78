import type { FocusEvent, KeyboardEvent } from 'react'

/**
 * Handlers for the element around a button and what it opens. They close it on Escape, which focuses the
 * button again, and when the focus leaves the element.
 */
export const disclosureHandlers = (isOpen: boolean, close: () => void, button: HTMLElement | null) => ({
  onKeyDown: ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    close()
    button?.focus()
  },
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  },
})
