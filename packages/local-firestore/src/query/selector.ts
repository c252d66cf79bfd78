import type { Path } from '#values/resourceNames.ts'

/** The collections that a query reads. */
export interface Selector {
  readonly parent: Path
  /** Null selects collections of any ID. */
  readonly collectionId: string | null
  readonly allDescendants: boolean
}
