import { isBuiltIn, isNamespace } from '#rules/builtins/functions.ts'
import { compileRegex } from '#rules/builtins/regex.ts'
import type { CallExpr, Expr, MethodExpr } from '#rules/syntax/ast.ts'
import { expressionsIn } from '#rules/syntax/walk.ts'
import { TYPE_NAMES } from '#rules/values/types.ts'
import { isError } from '#rules/values/value.ts'
import { resolveFunction, hasName, type SymbolTable } from '#rules/checks/symbolTable.ts'
import type { Issues } from '#rules/checks/issues.ts'
import { isDocumentFunction } from '#rules/evaluate/documentLookups.ts'

const REGEX_METHODS: ReadonlySet<string> = new Set(['matches', 'replace', 'split'])

/** Checks the names, calls, types and regular expressions in an expression. */
export function checkExpression(
  root: Expr,
  symbols: SymbolTable,
  locals: ReadonlySet<string>,
  issues: Issues,
): void {
  for (const expr of expressionsIn(root)) {
    if (expr.kind === 'name') {
      const isKnown = locals.has(expr.name) || hasName(symbols, expr.name) || isNamespace(expr.name)
      if (!isKnown) issues.warn(expr.at, `Invalid variable name: ${expr.name}.`)
    } else if (expr.kind === 'call') checkCall(expr, symbols, issues)
    else if (expr.kind === 'method') checkRegex(expr, issues)
    else if (expr.kind === 'is' && !TYPE_NAMES.includes(expr.type))
      issues.error(expr.at, `Unknown type: ${expr.type}.`)
  }
}

function checkCall({ at, name, args }: CallExpr, symbols: SymbolTable, issues: Issues): void {
  const found = resolveFunction(symbols, name)
  if (found === null) {
    if (!isBuiltIn(name) && !isDocumentFunction(name)) issues.error(at, `Function ${name} is not defined.`)
    else if (args.length !== 1) issues.error(at, `Function ${name} takes 1 argument, not ${args.length}.`)
    return
  }
  const expected = found.declaration.parameters.length
  if (args.length !== expected)
    issues.error(
      at,
      `Function ${name} takes ${expected} argument${expected === 1 ? '' : 's'}, not ${args.length}.`,
    )
}

function checkRegex({ name, args }: MethodExpr, issues: Issues): void {
  const [pattern] = args
  if (!REGEX_METHODS.has(name) || pattern?.kind !== 'literal' || typeof pattern.value !== 'string') return
  const compiled = compileRegex(pattern.value)
  if (isError(compiled)) issues.error(pattern.at, compiled.message)
}
