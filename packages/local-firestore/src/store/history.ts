/** Keeps recent commits for reads at past times. */
import { comparePaths } from '#values/pathOrder.ts'
import { failedPrecondition, invalidArgument } from '#status.ts'
import { pathKey } from '#values/resourceNames.ts'
import { type Change, type CommittedChanges, selectsCollection, type View } from '#store/view.ts'
import type { StoredDocument } from '#store/document.ts'

/** One hour, as in production. */
const MAX_AGE_MICROS = 3_600_000_000n
/** Bounds memory use. */
const MAX_CHANGES = 20_000

/** Recent commits of one database. Past states are computed by undoing them. */
export class History {
  readonly #current: View
  readonly #commits: CommittedChanges[] = []
  #changeCount = 0
  /** Earliest time that can be read, in microseconds. */
  #horizon: bigint
  #latest: bigint

  constructor(current: View, lastCommit: bigint) {
    this.#current = current
    this.#horizon = lastCommit
    this.#latest = lastCommit
  }

  record(commit: CommittedChanges): void {
    this.#latest = commit.time
    this.#commits.push(commit)
    this.#changeCount += commit.changes.length
    for (
      let [oldest] = this.#commits;
      oldest !== undefined && (this.#changeCount > MAX_CHANGES || commit.time - oldest.time > MAX_AGE_MICROS);
      [oldest] = this.#commits
    ) {
      this.#commits.shift()
      this.#changeCount -= oldest.changes.length
      this.#horizon = oldest.time
    }
  }

  at(time: bigint): View {
    if (time < this.#horizon) throw failedPrecondition("The requested 'read_time' is too old.")
    if (time >= this.#latest) return this.#current
    return viewBefore(
      this.#current,
      this.#commits.filter((commit) => commit.time > time),
    )
  }
}

/** Returns the state before the given commits: the latest ones, oldest first. */
function viewBefore(current: View, commits: readonly CommittedChanges[]): View {
  const undone = new Map<string, Change>()
  for (const { changes } of commits) {
    for (const change of changes) {
      if (!undone.has(change.key)) undone.set(change.key, change)
    }
  }
  return {
    get: (path) => {
      const change = undone.get(pathKey(path))
      return change === undefined ? current.get(path) : change.before
    },
    collection: () => null,
    select: (selector) => {
      const documents: StoredDocument[] = []
      for (const document of current.select(selector)) {
        if (!undone.has(document.key)) documents.push(document)
      }
      for (const { before, path } of undone.values()) {
        if (before !== null && selectsCollection(selector, path.slice(0, -1))) documents.push(before)
      }
      return documents.toSorted((a, b) => comparePaths(a.path, b.path))
    },
  }
}

/** Throws INVALID_ARGUMENT if the time is in the future. */
export function checkNotInFuture(time: bigint, now: bigint): void {
  if (time > now) throw invalidArgument("The requested 'read_time' is in the future.")
}
