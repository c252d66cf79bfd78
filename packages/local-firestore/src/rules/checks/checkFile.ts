import type { RulesIssue } from '#firestoreService.ts'
import type { Block, Expr, FunctionDecl, Match, RulesetFile } from '#rules/syntax/ast.ts'
import { expressionsIn } from '#rules/syntax/walk.ts'
import type { Position } from '#rules/syntax/position.ts'
import { bodyOf, resolveFunction, type SymbolTable } from '#rules/checks/symbolTable.ts'
import { checkExpression } from '#rules/checks/checkExpression.ts'
import { checkFunction, distinctFunctions } from '#rules/checks/checkFunction.ts'
import { Issues } from '#rules/checks/issues.ts'
import { checkPath, NO_PATH, type PathTotals } from '#rules/checks/checkPath.ts'
import { checkRecursion } from '#rules/checks/checkRecursion.ts'

const START = { line: 1, column: 1 }
const GLOBALS: ReadonlySet<string> = new Set(['request', 'resource'])
const NONE: ReadonlySet<string> = new Set()

/** Checks a parsed file and returns the issues in source order. */
export function checkFile(file: RulesetFile): readonly RulesIssue[] {
  const check = new FileCheck(file.version)
  const top = check.enterScope(file.functions, GLOBALS, null)
  if (file.services.length === 0) check.issues.error(START, 'No service is declared.')
  for (const { at, name, body } of file.services) {
    if (name !== 'cloud.firestore') check.issues.warn(at, `Service ${name} is not supported.`)
    check.checkNotEmpty('service', at, body)
    check.checkBlock(body, NONE, top, NO_PATH)
  }
  return check.finish()
}

/** Traverses a file and collects issues, declarations and calls. */
class FileCheck {
  readonly issues = new Issues()
  readonly #version: '1' | '2'
  readonly #declared: { declaration: FunctionDecl; level: SymbolTable }[] = []
  readonly #called = new Set<FunctionDecl>()

  constructor(version: '1' | '2') {
    this.#version = version
  }

  enterScope(
    functions: readonly FunctionDecl[],
    names: ReadonlySet<string>,
    parent: SymbolTable | null,
  ): SymbolTable {
    const level: SymbolTable = { names, functions: distinctFunctions(functions, this.issues), parent }
    for (const declaration of functions) {
      this.#declared.push({ declaration, level })
      checkFunction(declaration, level, this.issues)
      for (const expr of bodyOf(declaration)) this.#recordCalls(expr, level)
    }
    return level
  }

  checkBlock(body: Block, names: ReadonlySet<string>, parent: SymbolTable, totals: PathTotals): void {
    const level = this.enterScope(body.functions, names, parent)
    for (const { condition } of body.allows) {
      checkExpression(condition, level, NONE, this.issues)
      this.#recordCalls(condition, level)
    }
    for (const match of body.matches) {
      this.checkNotEmpty('match', match.at, match.body)
      this.checkBlock(
        match.body,
        capturedNames(match),
        level,
        checkPath(match, this.#version, totals, this.issues),
      )
    }
  }

  checkNotEmpty(owner: 'service' | 'match', at: Position, { functions, matches, allows }: Block): void {
    if (functions.length + matches.length + allows.length > 0) return
    this.issues.error(at, `The '${owner}' body must contain at least one declaration.`)
  }

  finish(): readonly RulesIssue[] {
    checkRecursion(this.#declared, this.issues)
    for (const { declaration } of this.#declared)
      if (!this.#called.has(declaration))
        this.issues.warn(declaration.at, `Unused function: ${declaration.name}.`)
    return this.issues.sorted()
  }

  #recordCalls(root: Expr, level: SymbolTable): void {
    for (const expr of expressionsIn(root)) {
      const callee = expr.kind === 'call' ? resolveFunction(level, expr.name) : null
      if (callee !== null) this.#called.add(callee.declaration)
    }
  }
}

function capturedNames({ patterns }: Match): ReadonlySet<string> {
  return new Set(patterns.flatMap((pattern) => (pattern.kind === 'literal' ? [] : [pattern.name])))
}
