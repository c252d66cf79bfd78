/** A button that is pressed while the app is on its way is not pressed in vain (public/boot.js notes it). */
import { useEffect } from 'react'
import { Outlet } from 'react-router'

const NOTE = 'data-pressed'

const forget = () => document.querySelector(`[${NOTE}]`)?.removeAttribute(NOTE)

/** From now on React hears what is pressed, and holds back what it cannot do yet: what comes through is done. */
export function hearPresses(): void {
  document.addEventListener('click', forget)
}

/** Presses it again. */
function press(): void {
  document.documentElement.dataset['running'] = ''
  document.removeEventListener('click', forget)
  const button = document.querySelector<HTMLElement>(`[${NOTE}]`)
  button?.removeAttribute(NOTE)
  button?.click()
}

/** A screen, around which everything listens by the time that it is there. */
export function PressAgain() {
  useEffect(() => {
    // After a press that has brought the screen about.
    const timer = setTimeout(press)
    return () => clearTimeout(timer)
  }, [])
  return <Outlet />
}
