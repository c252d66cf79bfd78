/** What can be read, and what a commit changes. */
import type { Selector } from '#query/plan.ts'
import type { QuerySource } from '#query/run.ts'
import type { Path } from '#values/names.ts'
import type { StoredDocument } from '#store/document.ts'

export interface Change {
  readonly key: string
  readonly path: Path
  readonly before: StoredDocument | null
  readonly after: StoredDocument | null
}

/** One commit: its changes become visible together. */
export interface CommittedChanges {
  readonly time: bigint
  readonly changes: readonly Change[]
}

/** What can be read of a database at one point in time. */
export interface View extends QuerySource {
  get(path: Path): StoredDocument | null
}

/** Whether documents of the collection at `path` are among those that the selector means. */
export function selectsCollection(
  { parent, collectionId, allDescendants }: Selector,
  path: readonly string[],
): boolean {
  const isBelow = path.length > parent.length && parent.every((segment, i) => path[i] === segment)
  const isNamed = collectionId === null || path.at(-1) === collectionId
  return isBelow && isNamed && (allDescendants || path.length === parent.length + 1)
}
