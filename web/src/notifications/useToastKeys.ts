import { useEffect } from 'react'

/** Failures and the rest stand in containers of their own, so the order of the document is not that of time. */
function newestToast(): HTMLElement | undefined {
  const toasts = [...document.querySelectorAll<HTMLElement>('[data-toast]')]
  return toasts.toSorted((one, other) => Number(other.dataset.toast) - Number(one.dataset.toast))[0]
}

/** Alt+T moves the focus to the newest toast; Escape gives it back. */
export function useToastKeys(): void {
  useEffect(() => {
    let cameFrom: HTMLElement | null = null
    const listen = (event: KeyboardEvent) => {
      const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null
      const isOnToast = Boolean(focused?.closest('[data-toast]'))
      if (event.altKey && event.code === 'KeyT') {
        const newest = newestToast()
        if (!newest) return
        event.preventDefault()
        if (!isOnToast) cameFrom = focused
        newest.focus()
      } else if (event.key === 'Escape' && isOnToast) {
        focused?.blur()
        cameFrom?.focus()
      }
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
