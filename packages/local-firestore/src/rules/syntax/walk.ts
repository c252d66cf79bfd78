import type { Expr } from '#rules/syntax/ast.ts'

/** An expression and everything inside it. Without recursion: a chain of operators can be very long. */
export function* expressionsIn(root: Expr): Generator<Expr> {
  const open: Expr[] = [root]
  for (let expr = open.pop(); expr !== undefined; expr = open.pop()) {
    yield expr
    open.push(...partsOf(expr).toReversed())
  }
}

function partsOf(expr: Expr): readonly Expr[] {
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
