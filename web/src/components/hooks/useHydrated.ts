import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * False in prerendered markup and until React has hydrated the component, then true. Buttons that need script are disabled
 * until then: a press would do nothing.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
