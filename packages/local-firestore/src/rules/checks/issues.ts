import type { RulesIssue } from '#firestoreService.ts'
import type { Position } from '#rules/syntax/position.ts'

/** More would not help whoever reads them. */
const MAX_ISSUES = 100

/** Collects issues and gives them in the order of the source. */
export class Issues {
  readonly #found: RulesIssue[] = []

  error(at: Position, description: string): void {
    this.#add({ severity: 'ERROR', description, ...at })
  }

  warn(at: Position, description: string): void {
    this.#add({ severity: 'WARNING', description, ...at })
  }

  inOrder(): readonly RulesIssue[] {
    return this.#found.toSorted((a, b) => a.line - b.line || a.column - b.column).slice(0, MAX_ISSUES)
  }

  #add({ severity, description, line, column }: RulesIssue): void {
    this.#found.push({ severity, description, line, column })
  }
}
