import type { Expr } from '#rules/syntax/ast.ts'

/** Iterates over an expression and its subexpressions. Not recursive, because chains of operators can be long. */
export function* expressionsIn(root: Expr): Generator<Expr> {
  const stack: Expr[] = [root]
  for (let expr = stack.pop(); expr !== undefined; expr = stack.pop()) {
    yield expr
    stack.push(...subexpressionsOf(expr).toReversed())
  }
}

function subexpressionsOf(expr: Expr): readonly Expr[] {
  switch (expr.kind) {
    case 'literal':
    case 'name':
      return []
    case 'member':
      return [expr.target]
    case 'index':
      return [expr.target, expr.index]
    case 'slice':
      return [expr.target, expr.from, expr.to].filter((part) => part !== null)
    case 'unary':
    case 'is':
      return [expr.operand]
    case 'ternary':
      return [expr.condition, expr.whenTrue, expr.whenFalse]
    case 'list':
      return expr.items
    case 'map':
      return expr.entries.flatMap(({ key, value }) => [key, value])
    case 'path':
      return expr.segments.filter((segment) => typeof segment !== 'string')
    case 'call':
      return expr.args
    case 'method':
      return [expr.target, ...expr.args]
    default:
      return [expr.left, expr.right]
  }
}
