/** Summary of a contributor, from the search index. */
import type { TextIndex } from '#search/index/textIndex.ts'

export interface IndexedContributor {
  /** Adder name on the newest artifact. */
  readonly name: string
  /** Time of the first artifact, in microseconds since 1970. */
  readonly since: number
  readonly artifacts: number
}

/** Returns null for a user without artifacts. */
export function contributorIn(index: TextIndex, uid: string): IndexedContributor | null {
  const theirs = index.artifacts
    .flatMap((one) => (one?.contributor === uid ? [one] : []))
    .toSorted((a, b) => a.addedAt - b.addedAt)
  const [first, newest] = [theirs[0], theirs.at(-1)]
  return first && newest ? { name: newest.adder, since: first.addedAt, artifacts: theirs.length } : null
}
