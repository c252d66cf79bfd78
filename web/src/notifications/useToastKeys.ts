import { useEffect } from 'react'

/** Attribute of a toast with its key. Later toasts have higher keys. */
export const TOAST_KEY = 'data-toast'

/** Returns the newest toast. Document order is not time order, because failures have a separate container. */
function newestToast(): HTMLElement | undefined {
  const toasts = [...document.querySelectorAll<HTMLElement>(`[${TOAST_KEY}]`)]
  return toasts.toSorted((a, b) => Number(b.getAttribute(TOAST_KEY)) - Number(a.getAttribute(TOAST_KEY)))[0]
}

/** Alt+T moves the focus to the newest toast; Escape returns it. */
export function useToastKeys(): void {
  useEffect(() => {
    let previousFocus: HTMLElement | null = null
    const onKeyDown = (event: KeyboardEvent) => {
      const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null
      const isOnToast = Boolean(focused?.closest(`[${TOAST_KEY}]`))
      if (event.altKey && event.code === 'KeyT') {
        const newest = newestToast()
        if (!newest) return
        event.preventDefault()
        if (!isOnToast) previousFocus = focused
        newest.focus()
      } else if (event.key === 'Escape' && isOnToast) {
        focused?.blur()
        previousFocus?.focus()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
