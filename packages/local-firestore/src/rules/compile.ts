import type { RulesIssue } from '#firestoreService.ts'
import type { Ruleset } from '#rules/access.ts'
import { checkFile } from '#rules/checks/checkFile.ts'
import { decideDocument } from '#rules/decide/decideDocument.ts'
import { decideList } from '#rules/decide/decideList.ts'
import { buildTree } from '#rules/match/ruleTree.ts'
import type { RulesetFile } from '#rules/syntax/ast.ts'
import { parseRulesetFile } from '#rules/syntax/declarations.ts'
import { SyntaxFailure } from '#rules/syntax/position.ts'

const MAX_SOURCE_BYTES = 256 * 1024

export interface Compiled {
  /** Null when there is an issue of severity ERROR. */
  readonly ruleset: Ruleset | null
  readonly issues: readonly RulesIssue[]
}

/** Compiles the text of a ruleset. Whatever the text, it answers with issues and does not throw. */
export function compileRules(source: string): Compiled {
  if (Buffer.byteLength(source) > MAX_SOURCE_BYTES)
    return failed('The ruleset is larger than 256 KB.', { line: 1, column: 1 })
  const file = parse(source)
  if (file instanceof SyntaxFailure) return failed(file.message, file.at)
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

function parse(source: string): RulesetFile | SyntaxFailure {
  try {
    return parseRulesetFile(source)
  } catch (error) {
    if (error instanceof SyntaxFailure) return error
    throw error
  }
}

function failed(description: string, { line, column }: { line: number; column: number }): Compiled {
  return { ruleset: null, issues: [{ severity: 'ERROR', description, line, column }] }
}
