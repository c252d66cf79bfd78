import { useEffect, useState } from 'react'
import { Countdown, type Hold } from './Countdown.ts'

/** What lets the toasts on screen run on, one entry for each. */
const running = new Set<() => void>()

/** Lets every toast run on, whatever holds it. */
export function resumeAll(): void {
  for (const resume of running) resume()
}

export interface CountdownControls {
  isHeld: boolean
  hold: (reason: Hold) => void
  release: (reason: Hold) => void
}

/**
 * Runs a count-down while the component is on screen and the window has the focus.
 * Both parameters count when the component appears; later values are not looked at.
 */
export function useCountdown(ms: number, onEnd: () => void): CountdownControls {
  const [countdown] = useState(() => new Countdown(ms, onEnd))
  const [isHeld, setHeld] = useState(false)
  const [controls] = useState(() => {
    const thenLook =
      <Args extends unknown[]>(act: (...args: Args) => void) =>
      (...args: Args) => {
        act(...args)
        setHeld(countdown.isHeld)
      }
    return {
      hold: thenLook((reason: Hold) => countdown.hold(reason)),
      release: thenLook((reason: Hold) => countdown.release(reason)),
      resume: thenLook(() => countdown.releaseAll()),
    }
  })
  useEffect(() => {
    const { hold, release, resume } = controls
    const onBlur = () => hold('window')
    const onFocus = () => release('window')
    if (document.hasFocus()) countdown.start()
    else onBlur()
    running.add(resume)
    window.addEventListener('blur', onBlur)
    window.addEventListener('focus', onFocus)
    return () => {
      countdown.stop()
      running.delete(resume)
      window.removeEventListener('blur', onBlur)
      window.removeEventListener('focus', onFocus)
    }
  }, [countdown, controls])
  return { isHeld, hold: controls.hold, release: controls.release }
}
