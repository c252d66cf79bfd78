import { useEffect, useState } from 'react'
import { Countdown, type Hold } from './Countdown.ts'

/** The count-downs of the toasts on screen, so that Escape can let all of them run on. */
const running = new Set<() => void>()

export function resumeAll(): void {
  for (const resume of running) resume()
}

export interface CountdownControls {
  held: boolean
  hold: (reason: Hold) => void
  release: (reason: Hold) => void
}

/**
 * Runs a count-down while the component is on screen and the window has the focus.
 * @param onEnd must keep its identity; another one starts again
 */
export function useCountdown(ms: number, onEnd: () => void): CountdownControls {
  const [held, setHeld] = useState(false)
  const [controls, setControls] = useState<Omit<CountdownControls, 'held'>>(() => ({
    hold: () => {},
    release: () => {},
  }))
  useEffect(() => {
    const countdown = new Countdown(ms, onEnd)
    const after = (act: () => void) => () => {
      act()
      setHeld(countdown.isHeld)
    }
    const hold = (reason: Hold) => after(() => countdown.hold(reason))()
    const release = (reason: Hold) => after(() => countdown.release(reason))()
    const resume = after(() => countdown.releaseAll())
    const onBlur = () => hold('window')
    const onFocus = () => release('window')
    setControls({ hold, release })
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
  }, [ms, onEnd])
  return { held, ...controls }
}
