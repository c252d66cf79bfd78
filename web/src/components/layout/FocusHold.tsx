import { useEffect } from 'react'

let count = 0

/** Whether a dialog or a menu is open that keeps the focus. */
export const isFocusHeld = (): boolean => count > 0

/** Rendered inside a dialog or a menu: while it is mounted, a page that is shown behind it does not take the focus. */
export function FocusHold(): null {
  useEffect(() => {
    count += 1
    return () => {
      count -= 1
    }
  }, [])
  return null
}
