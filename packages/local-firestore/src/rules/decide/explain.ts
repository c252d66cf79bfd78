/** Why a condition was not true: the smallest part that decided it, with the values that it compared. */
import { enterFunction, evaluate } from '#rules/evaluate/evaluate.ts'
import type { Scope } from '#rules/evaluate/scope.ts'
import type { Evaluation } from '#rules/evaluate/evaluation.ts'
import type { Expr } from '#rules/syntax/ast.ts'
import { render } from '#rules/values/render.ts'
import { isError } from '#rules/values/value.ts'

/** Text such as ` (L12:5: "u1" == "u2")` for a condition that evaluated to false; empty when nothing more is known. */
export function explainFalse(condition: Expr, scope: Scope, evaluation: Evaluation): string {
  const [deciding, inner] = decidingPart(condition, scope, evaluation)
  const place = `L${deciding.at.line}:${deciding.at.column}`
  if (deciding.kind !== 'binary') return deciding === condition ? '' : ` (${place})`
  const left = evaluate(deciding.left, inner, evaluation)
  const right = evaluate(deciding.right, inner, evaluation)
  if (isError(left) || isError(right)) return ` (${place})`
  return ` (${place}: ${render(left)} ${deciding.operator} ${render(right)})`
}

/** Follows `&&` to the side that is false, calls into the function's result, `?:` into the branch taken. */
function decidingPart(condition: Expr, scope: Scope, evaluation: Evaluation): readonly [Expr, Scope] {
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
