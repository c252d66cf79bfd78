import type { Expr, FunctionDecl } from '#rules/syntax/ast.ts'

/** What declarations and conditions at one level can name. */
export interface SymbolTable {
  readonly names: ReadonlySet<string>
  readonly functions: ReadonlyMap<string, FunctionDecl>
  readonly parent: SymbolTable | null
}

/** Whether a variable is declared at this level or around it. */
export function hasName(symbols: SymbolTable, name: string): boolean {
  for (let level: SymbolTable | null = symbols; level !== null; level = level.parent)
    if (level.names.has(name)) return true
  return false
}

/** The function that a call of `name` reaches, with the level that declares it. */
export function functionNamed(
  symbols: SymbolTable,
  name: string,
): { readonly declaration: FunctionDecl; readonly level: SymbolTable } | null {
  for (let level: SymbolTable | null = symbols; level !== null; level = level.parent) {
    const declaration = level.functions.get(name)
    if (declaration !== undefined) return { declaration, level }
  }
  return null
}

/** The expressions of a function: its lets and its result. */
export function bodyOf({ lets, result }: FunctionDecl): readonly Expr[] {
  return [...lets.map(({ value }) => value), result]
}
