import type { FunctionDecl } from '#rules/syntax/ast.ts'
import { expressionsIn } from '#rules/syntax/walk.ts'
import { bodyOf, resolveFunction, type SymbolTable } from '#rules/checks/symbolTable.ts'
import type { Issues } from '#rules/checks/issues.ts'

type Declared = { readonly declaration: FunctionDecl; readonly level: SymbolTable }

/** Reports functions that are recursive or call a recursive function. Iterative, to avoid stack overflows. */
export function checkRecursion(all: readonly Declared[], issues: Issues): void {
  const graph = new Map<FunctionDecl, readonly FunctionDecl[]>()
  for (const { declaration, level } of all) graph.set(declaration, calledBy(declaration, level))
  // Removes functions that call no remaining function. What is left reaches a cycle.
  let hasChanged = true
  while (hasChanged) {
    hasChanged = false
    for (const [declaration, called] of graph) {
      if (called.some((callee) => graph.has(callee))) continue
      graph.delete(declaration)
      hasChanged = true
    }
  }
  for (const declaration of graph.keys())
    issues.error(declaration.at, `Function ${declaration.name} is recursive or calls a recursive function.`)
}

function calledBy(declaration: FunctionDecl, level: SymbolTable): readonly FunctionDecl[] {
  const called = new Set<FunctionDecl>()
  for (const body of bodyOf(declaration))
    for (const expr of expressionsIn(body)) {
      const callee = expr.kind === 'call' ? resolveFunction(level, expr.name) : null
      if (callee !== null) called.add(callee.declaration)
    }
  return [...called]
}
