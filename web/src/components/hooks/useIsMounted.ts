import { useCallback, useEffect, useRef } from 'react'

/** Returns a function that tells whether the component is still mounted, for use after asynchronous work. */
export function useIsMounted(): () => boolean {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return useCallback(() => isShown.current, [])
}
