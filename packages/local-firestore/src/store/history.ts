/** What documents were before recent commits, so that reads can go back in time. */
import { comparePaths } from '#values/pathOrder.ts'
import { failedPrecondition, invalidArgument } from '#status.ts'
import { pathKey } from '#values/names.ts'
import { type Change, type CommittedChanges, selectsCollection, type View } from '#store/view.ts'
import type { StoredDocument } from '#store/document.ts'

/** Microseconds. Production keeps an hour as well. */
const MAX_AGE = 3_600_000_000n
/** Bounds memory: older versions are forgotten beyond this many changes. */
const MAX_CHANGES = 20_000

/** Recent commits of one database, to be undone for reads in the past. */
export class History {
  readonly #present: View
  readonly #commits: CommittedChanges[] = []
  #changeCount = 0
  /** States before this time are forgotten. */
  #horizon: bigint
  #latest: bigint

  constructor(present: View, openedAt: bigint) {
    this.#present = present
    this.#horizon = openedAt
    this.#latest = openedAt
  }

  record(commit: CommittedChanges): void {
    this.#latest = commit.time
    this.#commits.push(commit)
    this.#changeCount += commit.changes.length
    for (
      let [oldest] = this.#commits;
      oldest !== undefined && (this.#changeCount > MAX_CHANGES || commit.time - oldest.time > MAX_AGE);
      [oldest] = this.#commits
    ) {
      this.#commits.shift()
      this.#changeCount -= oldest.changes.length
      this.#horizon = oldest.time
    }
  }

  at(time: bigint): View {
    if (time < this.#horizon) throw failedPrecondition("The requested 'read_time' is too old.")
    if (time >= this.#latest) return this.#present
    return viewBefore(
      this.#present,
      this.#commits.filter((commit) => commit.time > time),
    )
  }
}

/** The state before the given commits, which are the latest ones, oldest first. */
function viewBefore(present: View, commits: readonly CommittedChanges[]): View {
  const undone = new Map<string, Change>()
  for (const { changes } of commits) {
    for (const change of changes) {
      if (!undone.has(change.key)) undone.set(change.key, change)
    }
  }
  return {
    get: (path) => {
      const change = undone.get(pathKey(path))
      return change === undefined ? present.get(path) : change.before
    },
    collection: () => null,
    select: (selector) => {
      const documents: StoredDocument[] = []
      for (const document of present.select(selector)) {
        if (!undone.has(document.key)) documents.push(document)
      }
      for (const { before, path } of undone.values()) {
        if (before !== null && selectsCollection(selector, path.slice(0, -1))) documents.push(before)
      }
      return documents.toSorted((a, b) => comparePaths(a.path, b.path))
    },
  }
}

/** A time asked for must have been. Throws INVALID_ARGUMENT. */
export function checkNotInFuture(time: bigint, now: bigint): void {
  if (time > now) throw invalidArgument("The requested 'read_time' is in the future.")
}
