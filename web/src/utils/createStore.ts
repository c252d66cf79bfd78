import { useSyncExternalStore } from 'react'

/** A value outside React that components and modules can subscribe to. */
export interface Store<T> {
  get: () => T
  /** The initial value, which prerendered markup shows. */
  initial: T
  /** Notifies subscribers if the value changed. */
  set: (next: T) => void
  /** Subscribes to changes. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

/** Creates a store. Listeners are called in the order of their subscription. */
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

/** Returns a store's value and renders again when it changes. */
export function useStore<T>({ subscribe, get, initial }: Store<T>): T {
  return useSyncExternalStore(subscribe, get, () => initial)
}
