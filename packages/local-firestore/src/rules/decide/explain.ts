/** Explains denials: finds the subexpression that made a condition false. */
import { enterFunction, evaluate } from '#rules/evaluate/evaluate.ts'
import type { Scope } from '#rules/evaluate/scope.ts'
import type { Evaluation } from '#rules/evaluate/evaluation.ts'
import type { Expr } from '#rules/syntax/ast.ts'
import { render } from '#rules/values/render.ts'
import { isError } from '#rules/values/value.ts'

/** Returns a suffix such as ` (L12:5: "u1" == "u2")` for a false condition, or an empty string. */
export function explainFalse(condition: Expr, scope: Scope, evaluation: Evaluation): string {
  const [deciding, inner] = decidingExpression(condition, scope, evaluation)
  const position = `L${deciding.at.line}:${deciding.at.column}`
  if (deciding.kind !== 'binary') return deciding === condition ? '' : ` (${position})`
  const left = evaluate(deciding.left, inner, evaluation)
  const right = evaluate(deciding.right, inner, evaluation)
  if (isError(left) || isError(right)) return ` (${position})`
  return ` (${position}: ${render(left)} ${deciding.operator} ${render(right)})`
}

/** Descends into the false operand of `&&`, the taken branch of `?:` and the body of a called function. */
function decidingExpression(condition: Expr, scope: Scope, evaluation: Evaluation): readonly [Expr, Scope] {
  let expr = condition
  let at = scope
  for (;;) {
    if (expr.kind === 'logical' && expr.operator === '&&')
      expr = evaluate(expr.left, at, evaluation) === false ? expr.left : expr.right
    else if (expr.kind === 'ternary')
      expr = evaluate(expr.condition, at, evaluation) === true ? expr.whenTrue : expr.whenFalse
    else if (expr.kind === 'call') {
      const inner = enterFunction(expr, at, evaluation)
      if (inner === null || isError(inner)) return [expr, at]
      expr = inner.body
      at = inner.scope
    } else return [expr, at]
  }
}
