import { useRef } from 'react'

/** Returns a function that begins an attempt. It returns another one, which tells whether no later attempt has begun. */
export function useLatest(): () => () => boolean {
  const begun = useRef(0)
  return () => {
    begun.current += 1
    const own = begun.current
    return () => begun.current === own
  }
}
