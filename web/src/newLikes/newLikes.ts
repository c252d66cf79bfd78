/** New likes on the user's own artifacts, for the layout. Set by likesSeen.ts. */
import { createStore } from '#utils/createStore.ts'

export interface NewLikes {
  readonly count: number
  /** Text such as "3 new likes since yesterday". */
  readonly text: string
}

/** Null if there are none or they are unknown. */
export const newLikes = createStore<NewLikes | null>(null)
