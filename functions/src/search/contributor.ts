/** What the index knows of a person who added artifacts. */
import type { TextIndex } from '#search/textIndex.ts'

export interface IndexedContributor {
  /** As on the newest artifact. */
  readonly name: string
  /** When the oldest was added, in microseconds since 1970. */
  readonly since: number
  readonly artifacts: number
}

/** Null for somebody without artifacts. */
export function contributorIn(index: TextIndex, uid: string): IndexedContributor | null {
  const theirs = index.artifacts.flatMap((one) => (one?.contributor === uid ? [one] : []))
  const [first] = theirs
  if (!first) return null
  const newest = theirs.reduce((latest, one) => (one.addedAt >= latest.addedAt ? one : latest), first)
  const since = theirs.reduce((earliest, one) => Math.min(earliest, one.addedAt), Infinity)
  return { name: newest.adder, since, artifacts: theirs.length }
}
