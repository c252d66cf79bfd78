/** Read views and document changes. */
import type { Selector } from '#query/selector.ts'
import type { QuerySource } from '#query/executePlan.ts'
import type { Path } from '#values/resourceNames.ts'
import type { StoredDocument } from '#store/document.ts'

export interface Change {
  readonly key: string
  readonly path: Path
  readonly before: StoredDocument | null
  readonly after: StoredDocument | null
}

/** The changes of one commit. `time` is in microseconds since the epoch. */
export interface CommittedChanges {
  readonly time: bigint
  readonly changes: readonly Change[]
}

/** The state of a database at one point in time. */
export interface View extends QuerySource {
  get(path: Path): StoredDocument | null
}

/** Whether the selector includes the collection at `path`. */
export function selectsCollection(
  { parent, collectionId, allDescendants }: Selector,
  path: readonly string[],
): boolean {
  const isBelow = path.length > parent.length && parent.every((segment, i) => path[i] === segment)
  const isNamed = collectionId === null || path.at(-1) === collectionId
  return isBelow && isNamed && (allDescendants || path.length === parent.length + 1)
}
