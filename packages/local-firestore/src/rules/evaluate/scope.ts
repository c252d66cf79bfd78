import type { FunctionDecl } from '#rules/syntax/ast.ts'
import type { Result } from '#rules/values/value.ts'

/** A block of declarations with what its wildcards captured; `parent` is the block around it. */
export interface Frame {
  readonly functions: ReadonlyMap<string, FunctionDecl>
  readonly captured: ReadonlyMap<string, Result>
  readonly parent: Frame | null
}

/** What an expression can name: parameters and lets of its function, then the captures around it. */
export interface Scope {
  readonly locals: ReadonlyMap<string, Result>
  readonly frame: Frame
}

/** The innermost value of a name; undefined when it is none. */
export function lookUp(scope: Scope, name: string): Result | undefined {
  const local = scope.locals.get(name)
  if (local !== undefined) return local
  for (let frame: Frame | null = scope.frame; frame !== null; frame = frame.parent) {
    const value = frame.captured.get(name)
    if (value !== undefined) return value
  }
  return undefined
}

/** The innermost function of that name, with the frame that declares it: its body sees no more than that. */
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
