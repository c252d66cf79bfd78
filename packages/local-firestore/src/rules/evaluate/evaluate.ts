import { callMethod } from '../members/methods.ts'
import { callFunction, isNamespace } from '../members/functions.ts'
import { isUndetermined } from '../list/constraint.ts'
import type { CallExpr, Expr, MethodExpr, PathExpr } from '../syntax/ast.ts'
import { listOf, mapOf, pathOf } from '../values/make.ts'
import { textOf } from '../values/render.ts'
import { typeName } from '../values/types.ts'
import { fail, isError, type Result, type RuleError, type RuleValue } from '../values/value.ts'
import type { DocumentFunction } from './documents.ts'
import { binary, isType, logical, unary } from './operators.ts'
import { element, member, slice } from './property.ts'
import { findFunction, lookUp, type Scope } from './scope.ts'
import type { Session } from './session.ts'

const MAX_CALL_DEPTH = 20
/** The result of every expression beyond the limit of Session. */
export const EXHAUSTED = fail('Maximum of 1000 expressions to evaluate has been reached.')
const DOCUMENT_FUNCTIONS: ReadonlySet<string> = new Set<DocumentFunction>([
  'get',
  'exists',
  'getAfter',
  'existsAfter',
])

/** The value of an expression, or the error that it ends in, with the place of the innermost failure. */
export function evaluate(expr: Expr, scope: Scope, session: Session): Result {
  if (expr.kind === 'literal') return expr.value
  const isWork = expr.kind !== 'name'
  const result = isWork && !session.spend() ? EXHAUSTED : compute(expr, scope, session)
  return isError(result) && result.at === undefined ? { ...result, at: expr.at } : result
}

function compute(expr: Exclude<Expr, { kind: 'literal' }>, scope: Scope, session: Session): Result {
  switch (expr.kind) {
    case 'name':
      return resolveName(expr.name, scope, session)
    case 'member': {
      const target = evaluate(expr.target, scope, session)
      return isError(target) ? target : member(target, expr.name)
    }
    case 'index':
      return withOperands(expr.target, expr.index, scope, session, element)
    case 'slice': {
      const target = evaluate(expr.target, scope, session)
      const from = expr.from === null ? undefined : evaluate(expr.from, scope, session)
      const to = expr.to === null ? undefined : evaluate(expr.to, scope, session)
      if (isError(target)) return target
      if (isError(from)) return from
      return isError(to) ? to : slice(target, from, to)
    }
    case 'unary': {
      const operand = evaluate(expr.operand, scope, session)
      return isError(operand) ? operand : unary(expr.operator, operand)
    }
    case 'is': {
      const operand = evaluate(expr.operand, scope, session)
      return isError(operand) ? operand : isType(operand, expr.type)
    }
    case 'binary':
      return withOperands(expr.left, expr.right, scope, session, (a, b) => binary(expr.operator, a, b))
    case 'logical':
      return logical(expr.operator, evaluate(expr.left, scope, session), () =>
        evaluate(expr.right, scope, session),
      )
    case 'ternary': {
      const condition = evaluate(expr.condition, scope, session)
      if (isError(condition)) return condition
      if (typeof condition !== 'boolean') return fail(`Condition of ?: is ${typeName(condition)}, not bool.`)
      return evaluate(condition ? expr.whenTrue : expr.whenFalse, scope, session)
    }
    case 'list':
      return evaluateList(expr.items, scope, session)
    case 'map':
      return evaluateMap(expr, scope, session)
    case 'path':
      return evaluatePath(expr, scope, session)
    case 'call':
      return evaluateCall(expr, scope, session)
    default:
      return evaluateMethod(expr, scope, session)
  }
}

function resolveName(name: string, scope: Scope, session: Session): Result {
  const found = lookUp(scope, name)
  if (found !== undefined) return found
  const shared = session.globals.get(name)
  return shared === undefined ? fail(`Variable not found error: Name: [${name}].`) : shared
}

/** Evaluates every operand, also after a failure; the first failure is the result. */
function evaluateAll(exprs: readonly Expr[], scope: Scope, session: Session): RuleValue[] | RuleError {
  const values: RuleValue[] = []
  let failure: RuleError | null = null
  for (const expr of exprs) {
    const value = evaluate(expr, scope, session)
    if (isError(value)) failure ??= value
    else values.push(value)
  }
  return failure ?? values
}

function withOperands(
  left: Expr,
  right: Expr,
  scope: Scope,
  session: Session,
  combine: (a: RuleValue, b: RuleValue) => Result,
): Result {
  const a = evaluate(left, scope, session)
  const b = evaluate(right, scope, session)
  if (isError(a)) return a
  return isError(b) ? b : combine(a, b)
}

/** Like evaluateAll, for places where what a query only constrains can not be taken further. */
function evaluateKnown(exprs: readonly Expr[], scope: Scope, session: Session): RuleValue[] | RuleError {
  const values = evaluateAll(exprs, scope, session)
  if (!Array.isArray(values)) return values
  return values.some(isUndetermined) ? fail('The query does not determine this value.') : values
}

function evaluateList(items: readonly Expr[], scope: Scope, session: Session): Result {
  const values = evaluateKnown(items, scope, session)
  return Array.isArray(values) ? listOf(values) : values
}

function evaluateMap(expr: Extract<Expr, { kind: 'map' }>, scope: Scope, session: Session): Result {
  const keys = evaluateKnown(
    expr.entries.map(({ key }) => key),
    scope,
    session,
  )
  const values = evaluateKnown(
    expr.entries.map(({ value }) => value),
    scope,
    session,
  )
  if (!Array.isArray(keys)) return keys
  if (!Array.isArray(values)) return values
  const entries = new Map<string, RuleValue>()
  for (const [i, key] of keys.entries()) {
    if (typeof key !== 'string') return fail(`Map key is ${typeName(key)}, not string.`)
    entries.set(key, values[i] ?? null)
  }
  return mapOf(entries)
}

function evaluatePath(expr: PathExpr, scope: Scope, session: Session): Result {
  const segments: string[] = []
  for (const segment of expr.segments) {
    const value = typeof segment === 'string' ? segment : evaluate(segment, scope, session)
    if (isError(value)) return value
    const text = textOf(value)
    if (typeof value === 'object' && value?.kind === 'path') segments.push(...value.segments)
    else if (text !== undefined && text !== '') segments.push(text)
    else
      return fail(
        `Unsupported operation error. Received: /$(${typeName(value)}). Expected: /$(string), /$(path).`,
      )
  }
  return pathOf(segments)
}

function evaluateMethod(expr: MethodExpr, scope: Scope, session: Session): Result {
  const namespace = namespaceOf(expr.target, scope)
  const args = evaluateKnown(expr.args, scope, session)
  if (namespace !== null) return isError(args) ? args : callFunction(namespace, expr.name, args)
  const target = evaluate(expr.target, scope, session)
  if (isError(target)) return target
  return isError(args) ? args : callMethod(target, expr.name, args)
}

function namespaceOf(target: Expr, scope: Scope): string | null {
  if (target.kind !== 'name' || !isNamespace(target.name)) return null
  return lookUp(scope, target.name) === undefined ? target.name : null
}

function evaluateCall(expr: CallExpr, scope: Scope, session: Session): Result {
  const inner = enterFunction(expr, scope, session)
  if (isError(inner)) return inner
  if (inner !== null) {
    session.callDepth++
    const result = evaluate(inner.body, inner.scope, session)
    session.callDepth--
    return result
  }
  const args = evaluateKnown(expr.args, scope, session)
  if (!Array.isArray(args)) return args
  const [argument] = args
  if (isDocumentFunction(expr.name) && argument !== undefined && args.length === 1)
    return session.lookups.call(expr.name, argument)
  return callFunction(null, expr.name, args)
}

/** The body of the declared function that a call names, with its parameters and lets; null for built-in ones. */
export function enterFunction(
  expr: CallExpr,
  scope: Scope,
  session: Session,
): { readonly body: Expr; readonly scope: Scope } | RuleError | null {
  const found = findFunction(scope, expr.name)
  if (found === null) return null
  const { declaration, frame } = found
  if (session.callDepth >= MAX_CALL_DEPTH) return fail(`Calls nested deeper than ${MAX_CALL_DEPTH}.`)
  if (declaration.parameters.length !== expr.args.length)
    return fail(`Function not found error: Name: [${expr.name}] with ${expr.args.length} arguments.`)
  const args = evaluateAll(expr.args, scope, session)
  if (!Array.isArray(args)) return args
  const locals = new Map<string, Result>()
  for (const [i, name] of declaration.parameters.entries()) locals.set(name, args[i] ?? null)
  const inner: Scope = { locals, frame }
  session.callDepth++
  for (const { name, value } of declaration.lets) locals.set(name, evaluate(value, inner, session))
  session.callDepth--
  return { body: declaration.result, scope: inner }
}

function isDocumentFunction(name: string): name is DocumentFunction {
  return DOCUMENT_FUNCTIONS.has(name)
}
