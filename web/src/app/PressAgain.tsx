/** A button that is pressed while the app is on its way is not pressed in vain (public/boot.js notes it). */
import { useEffect, useLayoutEffect } from 'react'
import { Outlet } from 'react-router'

const NOTE = 'data-pressed'

const pressed = () => document.querySelector<HTMLElement>(`[${NOTE}]`)

let isScreenThere = false

/**
 * What the app has heard is done. React holds back a click on what it has not hydrated, but not while an update waits for
 * the screen's code (its Suspense boundary then counts as left): a press on a screen is heard once the screen is there.
 */
function forget(): void {
  const button = pressed()
  if (isScreenThere || !button?.closest('main')) button?.removeAttribute(NOTE)
}

/** From now on React hears what is pressed around the screen. */
export function hearPresses(): void {
  document.addEventListener('click', forget)
}

/** Presses it again. */
function press(): void {
  document.documentElement.dataset['running'] = ''
  document.removeEventListener('click', forget)
  const button = pressed()
  button?.removeAttribute(NOTE)
  button?.click()
}

/** A screen, around which everything listens by the time that it is there. */
export function PressAgain() {
  useLayoutEffect(() => {
    isScreenThere = true
  }, [])
  useEffect(() => {
    // After a press that has brought the screen about.
    const timer = setTimeout(press)
    return () => clearTimeout(timer)
  }, [])
  return <Outlet />
}
