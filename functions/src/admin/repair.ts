/** A repair of the reconciler. */
export interface Repair {
  /** Description for the operator. */
  readonly text: string
  /** Checks again in a transaction and is repeatable, so it is safe on a database in use. */
  readonly apply: () => Promise<unknown>
}
