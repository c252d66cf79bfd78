import { createStore } from '#utils/createStore.ts'

/** Why it is unknown whether somebody is signed in, and a function that asks again; null if it is known. */
export const sessionFailure = createStore<{ readonly error: unknown; readonly retry: () => void } | null>(
  null,
)
