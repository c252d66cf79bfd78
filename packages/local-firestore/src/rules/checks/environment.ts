import type { Expr, FunctionDecl } from '../syntax/ast.ts'

/** What declarations and conditions at one level can name. */
export interface Environment {
  readonly names: ReadonlySet<string>
  readonly functions: ReadonlyMap<string, FunctionDecl>
  readonly parent: Environment | null
}

export function hasName(environment: Environment, name: string): boolean {
  for (let level: Environment | null = environment; level !== null; level = level.parent)
    if (level.names.has(name)) return true
  return false
}

/** The function that a call of `name` reaches, with the level that declares it. */
export function functionNamed(
  environment: Environment,
  name: string,
): { readonly declaration: FunctionDecl; readonly level: Environment } | null {
  for (let level: Environment | null = environment; level !== null; level = level.parent) {
    const declaration = level.functions.get(name)
    if (declaration !== undefined) return { declaration, level }
  }
  return null
}

/** The expressions of a function: its lets and its result. */
export function bodyOf({ lets, result }: FunctionDecl): readonly Expr[] {
  return [...lets.map(({ value }) => value), result]
}
