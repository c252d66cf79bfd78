import type { RulesIssue } from '#firestoreService.ts'
import type { Position } from '#rules/syntax/position.ts'

/** Maximum number of reported issues. */
const MAX_ISSUES = 100

/** Collects issues and sorts them by position. */
export class Issues {
  readonly #issues: RulesIssue[] = []

  error(at: Position, description: string): void {
    this.#add({ severity: 'ERROR', description, ...at })
  }

  warn(at: Position, description: string): void {
    this.#add({ severity: 'WARNING', description, ...at })
  }

  sorted(): readonly RulesIssue[] {
    return this.#issues.toSorted((a, b) => a.line - b.line || a.column - b.column).slice(0, MAX_ISSUES)
  }

  #add({ severity, description, line, column }: RulesIssue): void {
    this.#issues.push({ severity, description, line, column })
  }
}
