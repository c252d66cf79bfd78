import { createStore, type Store } from './createStore.ts'
import { isSavingData } from './whenIdle.ts'
import { whenLoaded } from './whenLoaded.ts'

interface OptionalModule<T> {
  /** What the module exports; null until it is loaded. */
  readonly loaded: Store<T | null>
  /** Loads it when the page is idle, once, and not while data is saved. After a failure again, at the next call or `online`. */
  readonly request: () => void
}

/** A module by which a page shows more, and without which it works. */
export function optionalModule<T>(load: () => Promise<T>): OptionalModule<T> {
  const loaded = createStore<T | null>(null)
  let isRequested = false
  const request = () => {
    if (isRequested || isSavingData()) return
    isRequested = true
    whenLoaded(() => {
      load().then(loaded.set, (error: unknown) => {
        console.warn(error)
        isRequested = false
        addEventListener('online', request, { once: true })
      })
    })
  }
  return { loaded, request }
}
