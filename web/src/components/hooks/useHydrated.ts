import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * False during prerendering and until React has hydrated the component, then true. Buttons that need script
 * are disabled until then.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
