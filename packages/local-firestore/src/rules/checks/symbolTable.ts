import type { Expr, FunctionDecl } from '#rules/syntax/ast.ts'

/** The names that are visible at one nesting level. */
export interface SymbolTable {
  readonly names: ReadonlySet<string>
  readonly functions: ReadonlyMap<string, FunctionDecl>
  readonly parent: SymbolTable | null
}

/** Whether a variable is declared at this level or an outer one. */
export function hasName(symbols: SymbolTable, name: string): boolean {
  for (let level: SymbolTable | null = symbols; level !== null; level = level.parent)
    if (level.names.has(name)) return true
  return false
}

/** Finds the innermost function with a name and the level that declares it. */
export function resolveFunction(
  symbols: SymbolTable,
  name: string,
): { readonly declaration: FunctionDecl; readonly level: SymbolTable } | null {
  for (let level: SymbolTable | null = symbols; level !== null; level = level.parent) {
    const declaration = level.functions.get(name)
    if (declaration !== undefined) return { declaration, level }
  }
  return null
}

/** The expressions of a function: its let bindings and its result. */
export function bodyOf({ lets, result }: FunctionDecl): readonly Expr[] {
  return [...lets.map(({ value }) => value), result]
}
