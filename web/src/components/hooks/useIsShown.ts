import { useCallback, useEffect, useRef } from 'react'

/** Tells, at any later time, whether the component is still on screen: the person may have left while something ran. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return useCallback(() => isShown.current, [])
}
