/** A position in a rules source. Lines and columns start at 1; columns count UTF-16 code units. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** A syntax error in a rules source. Parsing stops at the first one. */
export class RulesSyntaxError extends Error {
  readonly at: Position

  constructor(message: string, at: Position) {
    super(message)
    this.name = 'RulesSyntaxError'
    this.at = at
  }
}
