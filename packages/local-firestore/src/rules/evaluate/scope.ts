import type { FunctionDecl } from '#rules/syntax/ast.ts'
import type { Result } from '#rules/values/value.ts'

/** A block of declarations with its captured wildcards. `parent` is the enclosing block. */
export interface Frame {
  readonly functions: ReadonlyMap<string, FunctionDecl>
  readonly captured: ReadonlyMap<string, Result>
  readonly parent: Frame | null
}

/** The variables of an expression: parameters and let bindings of its function, then the enclosing captures. */
export interface Scope {
  readonly locals: ReadonlyMap<string, Result>
  readonly frame: Frame
}

/** Finds the innermost variable with a name; undefined if there is none. */
export function lookUp(scope: Scope, name: string): Result | undefined {
  const local = scope.locals.get(name)
  if (local !== undefined) return local
  for (let frame: Frame | null = scope.frame; frame !== null; frame = frame.parent) {
    const value = frame.captured.get(name)
    if (value !== undefined) return value
  }
  return undefined
}

/** Finds the innermost function with a name, and the frame in which its body is evaluated. */
export function findFunction(
  scope: Scope,
  name: string,
): { readonly declaration: FunctionDecl; readonly frame: Frame } | null {
  for (let frame: Frame | null = scope.frame; frame !== null; frame = frame.parent) {
    const declaration = frame.functions.get(name)
    if (declaration !== undefined) return { declaration, frame }
  }
  return null
}
