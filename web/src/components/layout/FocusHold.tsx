import { useEffect } from 'react'

let count = 0

/** Returns true if an open dialog or menu keeps the focus. */
export const isFocusHeld = (): boolean => count > 0

/** Rendered inside a dialog or menu: while it is mounted, page changes behind it do not move the focus. */
export function FocusHold(): null {
  useEffect(() => {
    count += 1
    return () => {
      count -= 1
    }
  }, [])
  return null
}
