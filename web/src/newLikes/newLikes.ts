/** The likes that own artifacts have got since the person last looked, as the layout shows them (likesSeen.ts finds them). */
import { createStore } from '#utils/createStore.ts'

export interface NewLikes {
  readonly count: number
  /** "3 new likes since yesterday". */
  readonly text: string
}

/** Null while there are none, and while nobody knows. */
export const newLikes = createStore<NewLikes | null>(null)
