/** Why a condition was not true: the smallest part that decided it, with the values that it compared. */
import { enterFunction, evaluate } from '../evaluate/evaluate.ts'
import type { Scope } from '../evaluate/scope.ts'
import type { Session } from '../evaluate/session.ts'
import type { Expr } from '../syntax/ast.ts'
import { render } from '../values/render.ts'
import { isError } from '../values/value.ts'

/** Text such as ` (L12:5: "u1" == "u2")` for a condition that evaluated to false; empty when nothing more is known. */
export function explainFalse(condition: Expr, scope: Scope, session: Session): string {
  const [culprit, inner] = culpritOf(condition, scope, session)
  const place = `L${culprit.at.line}:${culprit.at.column}`
  if (culprit.kind !== 'binary') return culprit === condition ? '' : ` (${place})`
  const left = evaluate(culprit.left, inner, session)
  const right = evaluate(culprit.right, inner, session)
  if (isError(left) || isError(right)) return ` (${place})`
  return ` (${place}: ${render(left)} ${culprit.operator} ${render(right)})`
}

/** Follows `&&` to the side that is false, calls into the function's result, `?:` into the branch taken. */
function culpritOf(condition: Expr, scope: Scope, session: Session): readonly [Expr, Scope] {
  let expr = condition
  let at = scope
  for (;;) {
    if (expr.kind === 'logical' && expr.operator === '&&')
      expr = evaluate(expr.left, at, session) === false ? expr.left : expr.right
    else if (expr.kind === 'ternary')
      expr = evaluate(expr.condition, at, session) === true ? expr.whenTrue : expr.whenFalse
    else if (expr.kind === 'call') {
      const inner = enterFunction(expr, at, session)
      if (inner === null || isError(inner)) return [expr, at]
      expr = inner.body
      at = inner.scope
    } else return [expr, at]
  }
}
