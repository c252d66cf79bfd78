import { callMethod } from '#rules/builtins/methods.ts'
import { callFunction, isNamespace } from '#rules/builtins/functions.ts'
import { isUndetermined } from '#rules/list/constraint.ts'
import type { CallExpr, Expr, MethodExpr, PathExpr } from '#rules/syntax/ast.ts'
import { listOf, mapOf, pathOf } from '#rules/values/createValues.ts'
import { textOf } from '#rules/values/render.ts'
import { typeName } from '#rules/values/types.ts'
import { ruleError, isError, type Result, type RuleError, type RuleValue } from '#rules/values/value.ts'
import { isDocumentFunction } from '#rules/evaluate/documentLookups.ts'
import { binary, isType, logical, unary } from '#rules/evaluate/operators.ts'
import { element, member, slice } from '#rules/evaluate/property.ts'
import { findFunction, lookUp, type Scope } from '#rules/evaluate/scope.ts'
import type { Evaluation } from '#rules/evaluate/evaluation.ts'

const MAX_CALL_DEPTH = 20
/** The result of expressions beyond the limit of `Evaluation`. */
export const EXHAUSTED = ruleError('Maximum of 1000 expressions to evaluate has been reached.')

/** Evaluates an expression. Errors have the position of the innermost expression that failed. */
export function evaluate(expr: Expr, scope: Scope, evaluation: Evaluation): Result {
  if (expr.kind === 'literal') return expr.value
  const isCounted = expr.kind !== 'name'
  const result = isCounted && !evaluation.countExpression() ? EXHAUSTED : compute(expr, scope, evaluation)
  return isError(result) && result.at === undefined ? { ...result, at: expr.at } : result
}

function compute(expr: Exclude<Expr, { kind: 'literal' }>, scope: Scope, evaluation: Evaluation): Result {
  switch (expr.kind) {
    case 'name':
      return resolveName(expr.name, scope, evaluation)
    case 'member': {
      const target = evaluate(expr.target, scope, evaluation)
      return isError(target) ? target : member(target, expr.name)
    }
    case 'index':
      return evaluateBinary(expr.target, expr.index, scope, evaluation, element)
    case 'slice': {
      const target = evaluate(expr.target, scope, evaluation)
      const from = expr.from === null ? undefined : evaluate(expr.from, scope, evaluation)
      const to = expr.to === null ? undefined : evaluate(expr.to, scope, evaluation)
      if (isError(target)) return target
      if (isError(from)) return from
      return isError(to) ? to : slice(target, from, to)
    }
    case 'unary': {
      const operand = evaluate(expr.operand, scope, evaluation)
      return isError(operand) ? operand : unary(expr.operator, operand)
    }
    case 'is': {
      const operand = evaluate(expr.operand, scope, evaluation)
      return isError(operand) ? operand : isType(operand, expr.type)
    }
    case 'binary':
      return evaluateBinary(expr.left, expr.right, scope, evaluation, (a, b) => binary(expr.operator, a, b))
    case 'logical':
      return logical(expr.operator, evaluate(expr.left, scope, evaluation), () =>
        evaluate(expr.right, scope, evaluation),
      )
    case 'ternary': {
      const condition = evaluate(expr.condition, scope, evaluation)
      if (isError(condition)) return condition
      if (typeof condition !== 'boolean')
        return ruleError(`Condition of ?: is ${typeName(condition)}, not bool.`)
      return evaluate(condition ? expr.whenTrue : expr.whenFalse, scope, evaluation)
    }
    case 'list':
      return evaluateList(expr.items, scope, evaluation)
    case 'map':
      return evaluateMap(expr, scope, evaluation)
    case 'path':
      return evaluatePath(expr, scope, evaluation)
    case 'call':
      return evaluateCall(expr, scope, evaluation)
    default:
      return evaluateMethod(expr, scope, evaluation)
  }
}

function resolveName(name: string, scope: Scope, evaluation: Evaluation): Result {
  const found = lookUp(scope, name)
  if (found !== undefined) return found
  const globalValue = evaluation.globals.get(name)
  return globalValue === undefined ? ruleError(`Variable not found error: Name: [${name}].`) : globalValue
}

/** Evaluates all operands and returns the first error, if any. Does not stop at an error. */
function evaluateAll(exprs: readonly Expr[], scope: Scope, evaluation: Evaluation): RuleValue[] | RuleError {
  const values: RuleValue[] = []
  let firstError: RuleError | null = null
  for (const expr of exprs) {
    const value = evaluate(expr, scope, evaluation)
    if (isError(value)) firstError ??= value
    else values.push(value)
  }
  return firstError ?? values
}

function evaluateBinary(
  left: Expr,
  right: Expr,
  scope: Scope,
  evaluation: Evaluation,
  combine: (a: RuleValue, b: RuleValue) => Result,
): Result {
  const a = evaluate(left, scope, evaluation)
  const b = evaluate(right, scope, evaluation)
  if (isError(a)) return a
  return isError(b) ? b : combine(a, b)
}

/** Like `evaluateAll`, but returns an error for undetermined values. */
function evaluateKnown(
  exprs: readonly Expr[],
  scope: Scope,
  evaluation: Evaluation,
): RuleValue[] | RuleError {
  const values = evaluateAll(exprs, scope, evaluation)
  if (!Array.isArray(values)) return values
  return values.some(isUndetermined) ? ruleError('The query does not determine this value.') : values
}

function evaluateList(items: readonly Expr[], scope: Scope, evaluation: Evaluation): Result {
  const values = evaluateKnown(items, scope, evaluation)
  return Array.isArray(values) ? listOf(values) : values
}

function evaluateMap(expr: Extract<Expr, { kind: 'map' }>, scope: Scope, evaluation: Evaluation): Result {
  const keys = evaluateKnown(
    expr.entries.map(({ key }) => key),
    scope,
    evaluation,
  )
  const values = evaluateKnown(
    expr.entries.map(({ value }) => value),
    scope,
    evaluation,
  )
  if (!Array.isArray(keys)) return keys
  if (!Array.isArray(values)) return values
  const entries = new Map<string, RuleValue>()
  for (const [i, key] of keys.entries()) {
    if (typeof key !== 'string') return ruleError(`Map key is ${typeName(key)}, not string.`)
    entries.set(key, values[i] ?? null)
  }
  return mapOf(entries)
}

function evaluatePath(expr: PathExpr, scope: Scope, evaluation: Evaluation): Result {
  const segments: string[] = []
  for (const segment of expr.segments) {
    const value = typeof segment === 'string' ? segment : evaluate(segment, scope, evaluation)
    if (isError(value)) return value
    const text = textOf(value)
    if (typeof value === 'object' && value?.kind === 'path') segments.push(...value.segments)
    else if (text !== undefined && text !== '') segments.push(text)
    else
      return ruleError(
        `Unsupported operation error. Received: /$(${typeName(value)}). Expected: /$(string), /$(path).`,
      )
  }
  return pathOf(segments)
}

function evaluateMethod(expr: MethodExpr, scope: Scope, evaluation: Evaluation): Result {
  const namespace = namespaceOf(expr.target, scope)
  const args = evaluateKnown(expr.args, scope, evaluation)
  if (namespace !== null) return isError(args) ? args : callFunction(namespace, expr.name, args)
  const target = evaluate(expr.target, scope, evaluation)
  if (isError(target)) return target
  return isError(args) ? args : callMethod(target, expr.name, args)
}

function namespaceOf(target: Expr, scope: Scope): string | null {
  if (target.kind !== 'name' || !isNamespace(target.name)) return null
  return lookUp(scope, target.name) === undefined ? target.name : null
}

function evaluateCall(expr: CallExpr, scope: Scope, evaluation: Evaluation): Result {
  const inner = enterFunction(expr, scope, evaluation)
  if (isError(inner)) return inner
  if (inner !== null) {
    evaluation.callDepth++
    const result = evaluate(inner.body, inner.scope, evaluation)
    evaluation.callDepth--
    return result
  }
  const args = evaluateKnown(expr.args, scope, evaluation)
  if (!Array.isArray(args)) return args
  const [argument] = args
  if (isDocumentFunction(expr.name) && argument !== undefined && args.length === 1)
    return evaluation.lookups.call(expr.name, argument)
  return callFunction(null, expr.name, args)
}

/** Binds the arguments and let bindings of a declared function. Returns null for built-in functions. */
export function enterFunction(
  expr: CallExpr,
  scope: Scope,
  evaluation: Evaluation,
): { readonly body: Expr; readonly scope: Scope } | RuleError | null {
  const found = findFunction(scope, expr.name)
  if (found === null) return null
  const { declaration, frame } = found
  if (evaluation.callDepth >= MAX_CALL_DEPTH) return ruleError(`Calls nested deeper than ${MAX_CALL_DEPTH}.`)
  if (declaration.parameters.length !== expr.args.length)
    return ruleError(`Function not found error: Name: [${expr.name}] with ${expr.args.length} arguments.`)
  // Errors of arguments and let bindings are raised where the variable is used.
  const args = expr.args.map((argument) => evaluate(argument, scope, evaluation))
  const locals = new Map<string, Result>()
  for (const [i, name] of declaration.parameters.entries()) locals.set(name, args[i] ?? null)
  const inner: Scope = { locals, frame }
  evaluation.callDepth++
  for (const { name, value } of declaration.lets) locals.set(name, evaluate(value, inner, evaluation))
  evaluation.callDepth--
  return { body: declaration.result, scope: inner }
}
