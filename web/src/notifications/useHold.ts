import { useEffect, useState } from 'react'

export type HoldReason = 'hover' | 'focus' | 'window' | 'swipe'

const withReason = (reason: HoldReason) => (reasons: ReadonlySet<HoldReason>) => new Set(reasons).add(reason)

const withoutReason = (reason: HoldReason) => (reasons: ReadonlySet<HoldReason>) =>
  new Set([...reasons].filter((other) => other !== reason))

/**
 * Tracks the reasons for pausing a toast: hover, focus, swipe, window without focus. Escape clears all of
 * them.
 */
export function useHold() {
  const [reasons, setReasons] = useState<ReadonlySet<HoldReason>>(
    () => new Set<HoldReason>(document.hasFocus() ? [] : ['window']),
  )
  useEffect(() => {
    const onBlur = () => setReasons(withReason('window'))
    const onFocus = () => setReasons(withoutReason('window'))
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setReasons(new Set<HoldReason>())
    }
    window.addEventListener('blur', onBlur)
    window.addEventListener('focus', onFocus)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('blur', onBlur)
      window.removeEventListener('focus', onFocus)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
  return {
    isHeld: reasons.size > 0,
    hold: (reason: HoldReason) => setReasons(withReason(reason)),
    release: (reason: HoldReason) => setReasons(withoutReason(reason)),
  }
}
