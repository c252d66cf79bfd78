import type { RulesIssue } from '#firestoreService.ts'
import type { Ruleset } from '#rules/access.ts'
import { checkFile } from '#rules/checks/checkFile.ts'
import { decideDocument } from '#rules/decide/decideDocument.ts'
import { decideList } from '#rules/decide/decideList.ts'
import { buildTree } from '#rules/match/ruleTree.ts'
import type { RulesetFile } from '#rules/syntax/ast.ts'
import { parseRulesetFile } from '#rules/syntax/declarations.ts'
import { RulesSyntaxError } from '#rules/syntax/position.ts'

const MAX_SOURCE_BYTES = 256 * 1024

export interface Compiled {
  /** Null if an issue has severity ERROR. */
  readonly ruleset: Ruleset | null
  readonly issues: readonly RulesIssue[]
}

/** Compiles a ruleset. Reports invalid sources as issues and never throws. */
export function compileRules(source: string): Compiled {
  if (Buffer.byteLength(source) > MAX_SOURCE_BYTES)
    return failure('The ruleset is larger than 256 KB.', { line: 1, column: 1 })
  const file = parse(source)
  if (file instanceof RulesSyntaxError) return failure(file.message, file.at)
  const issues = checkFile(file)
  if (issues.some(({ severity }) => severity === 'ERROR')) return { ruleset: null, issues }
  const root = buildTree(file)
  const ruleset: Ruleset = {
    source,
    decide: (access, context) =>
      access.method === 'list' ? decideList(root, access, context) : decideDocument(root, access, context),
  }
  return { ruleset, issues }
}

function parse(source: string): RulesetFile | RulesSyntaxError {
  try {
    return parseRulesetFile(source)
  } catch (error) {
    if (error instanceof RulesSyntaxError) return error
    throw error
  }
}

function failure(description: string, { line, column }: { line: number; column: number }): Compiled {
  return { ruleset: null, issues: [{ severity: 'ERROR', description, line, column }] }
}
