/** A place in the source of a ruleset; both count from 1, columns in UTF-16 units. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** Where the source stops being a ruleset. Parsing ends at the first one. */
export class SyntaxFailure extends Error {
  readonly at: Position

  constructor(message: string, at: Position) {
    super(message)
    this.name = 'SyntaxFailure'
    this.at = at
  }
}
