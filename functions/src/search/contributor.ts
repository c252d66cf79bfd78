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
  const theirs = index.artifacts.flatMap((one) => (one?.contributor === uid ? [one] : []))
  const [first] = theirs
  if (!first) return null
  const newest = theirs.reduce((latest, one) => (one.addedAt >= latest.addedAt ? one : latest), first)
  const since = theirs.reduce((earliest, one) => Math.min(earliest, one.addedAt), Infinity)
  return { name: newest.adder, since, artifacts: theirs.length }
}
