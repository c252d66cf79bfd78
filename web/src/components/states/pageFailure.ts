import { createStore } from '#utils/createStore.ts'
import type { Failure } from './lazyPart.tsx'

/** Why the screen of the delivered page has no code. Its markup stays. */
export const pageFailure = createStore<(Failure & { readonly pathname: string }) | null>(null)
