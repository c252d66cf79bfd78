import { useSyncExternalStore } from 'react'

/** A value that changes outside React and can be watched by whoever shows it. */
export interface Store<T> {
  get: () => T
  /** The value that it began with: what the markup shows that was rendered while building. */
  initial: T
  /** Tells everyone who watches, unless the value is the one that was there. */
  set: (next: T) => void
  /** Calls back after each change; the answer stops that. */
  subscribe: (listener: () => void) => () => void
}

/** A store that holds a first value. Its listeners are called when another one is set, in the order in which they came. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    initial,
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The value of a store, as a hook. */
export function useStore<T>({ subscribe, get, initial }: Store<T>): T {
  return useSyncExternalStore(subscribe, get, () => initial)
}
