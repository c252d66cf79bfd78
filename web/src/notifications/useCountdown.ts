import { useEffect, useState } from 'react'
import { Countdown, type Hold } from './Countdown.ts'

export interface CountdownControls {
  isHeld: boolean
  hold: (reason: Hold) => void
  release: (reason: Hold) => void
}

/**
 * Runs a count-down while the component is on screen and the window has the focus. Escape ends every hold.
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
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') resume()
    }
    if (document.hasFocus()) countdown.start()
    else onBlur()
    document.addEventListener('keydown', onKey)
    window.addEventListener('blur', onBlur)
    window.addEventListener('focus', onFocus)
    return () => {
      countdown.stop()
      document.removeEventListener('keydown', onKey)
      window.removeEventListener('blur', onBlur)
      window.removeEventListener('focus', onFocus)
    }
  }, [countdown, controls])
  return { isHeld, hold: controls.hold, release: controls.release }
}
