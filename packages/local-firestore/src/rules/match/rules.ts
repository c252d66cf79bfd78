import type { Allow, FunctionDecl, Pattern } from '../syntax/ast.ts'

/** A match (or a service: without patterns) ready for looking up paths. */
export interface RuleNode {
  readonly patterns: readonly Pattern[]
  readonly functions: ReadonlyMap<string, FunctionDecl>
  readonly allows: readonly Allow[]
  readonly children: readonly RuleNode[]
  /** Version 2: `{x=**}` also matches no segment at all. */
  readonly restMayBeEmpty: boolean
}
