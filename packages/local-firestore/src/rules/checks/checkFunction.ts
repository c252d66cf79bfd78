import type { FunctionDecl } from '#rules/syntax/ast.ts'
import type { SymbolTable } from '#rules/checks/symbolTable.ts'
import { checkExpression } from '#rules/checks/checkExpression.ts'
import type { Issues } from '#rules/checks/issues.ts'

const MAX_PARAMETERS = 7
const MAX_LETS = 10

/** Checks the limits, names and expressions of a function. */
export function checkFunction(declaration: FunctionDecl, symbols: SymbolTable, issues: Issues): void {
  const { at, name, parameters, lets, result } = declaration
  if (parameters.length > MAX_PARAMETERS)
    issues.error(at, `Function ${name} has more than ${MAX_PARAMETERS} parameters.`)
  if (lets.length > MAX_LETS) issues.error(at, `Function ${name} has more than ${MAX_LETS} let bindings.`)
  const locals = new Set<string>()
  for (const parameter of parameters) {
    if (locals.has(parameter)) issues.error(at, `Duplicate parameter: ${parameter}.`)
    locals.add(parameter)
  }
  for (const binding of lets) {
    checkExpression(binding.value, symbols, locals, issues)
    if (locals.has(binding.name)) issues.error(binding.at, `Duplicate variable: ${binding.name}.`)
    locals.add(binding.name)
  }
  checkExpression(result, symbols, locals, issues)
}

/** Indexes functions by name and reports duplicates. */
export function distinctFunctions(
  functions: readonly FunctionDecl[],
  issues: Issues,
): ReadonlyMap<string, FunctionDecl> {
  const byName = new Map<string, FunctionDecl>()
  for (const declaration of functions) {
    if (byName.has(declaration.name)) issues.error(declaration.at, `Duplicate function: ${declaration.name}.`)
    else byName.set(declaration.name, declaration)
  }
  return byName
}
