import { useEffect } from 'react'
import { resumeAll } from './useCountdown.ts'

/** Alt+T moves the focus to the newest toast; Escape lets toasts run on and gives the focus back. */
export function useToastKeys(): void {
  useEffect(() => {
    let cameFrom: HTMLElement | null = null
    const listen = (event: KeyboardEvent) => {
      const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null
      const isOnToast = Boolean(focused?.closest('[data-toast]'))
      if (event.altKey && event.code === 'KeyT') {
        const newest = [...document.querySelectorAll<HTMLElement>('[data-toast]')].at(-1)
        if (!newest) return
        event.preventDefault()
        if (!isOnToast) cameFrom = focused
        newest.focus()
      } else if (event.key === 'Escape') {
        if (isOnToast) {
          focused?.blur()
          cameFrom?.focus()
        }
        resumeAll()
      }
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
