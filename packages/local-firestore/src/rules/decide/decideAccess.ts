import type { Method, RequestContext, Decision } from '#rules/access.ts'
import type { DocumentLookups } from '#rules/evaluate/documentLookups.ts'
import { evaluate, EXHAUSTED } from '#rules/evaluate/evaluate.ts'
import type { Scope } from '#rules/evaluate/scope.ts'
import { Evaluation } from '#rules/evaluate/evaluation.ts'
import type { PathPattern } from '#rules/match/findCandidates.ts'
import { findCandidates, type Candidate } from '#rules/match/findCandidates.ts'
import type { RuleNode } from '#rules/match/ruleTree.ts'
import { typeName } from '#rules/values/types.ts'
import { isError, type Result, type RuleError, type RuleValue } from '#rules/values/value.ts'
import { explainFalse } from '#rules/decide/explain.ts'

export interface AccessCheck {
  readonly method: Method
  readonly pathPattern: PathPattern
  readonly globals: ReadonlyMap<string, RuleValue>
  readonly lookups: DocumentLookups
}

const NO_LOCALS = new Map<string, never>()
const ALLOWED: Decision = { allowed: true, reasons: [] }

/** Evaluates the statements that cover the path. Allows the access if the condition of any of them is true. */
export function decideAccess(root: RuleNode, check: AccessCheck, context: RequestContext): Decision {
  const { method, pathPattern, globals, lookups } = check
  const evaluation = new Evaluation(context, globals, lookups)
  const denied: { candidate: Candidate; result: Result }[] = []
  for (const candidate of findCandidates(root, pathPattern, method, null)) {
    const value = evaluate(candidate.allow.condition, scopeOf(candidate), evaluation)
    const result = evaluation.isExhausted ? EXHAUSTED : value
    if (result === true) return ALLOWED
    denied.push({ candidate, result })
  }
  const newEvaluation = () => new Evaluation(context, globals, lookups)
  const reasons = denied.map(({ candidate, result }) => reasonOf(method, candidate, result, newEvaluation()))
  return {
    allowed: false,
    reasons: reasons.length > 0 ? reasons : [`No matching allow statement for '${method}'`],
  }
}

function reasonOf(method: Method, candidate: Candidate, result: Result, evaluation: Evaluation): string {
  const { condition, at } = candidate.allow
  const statement = `for '${method}' @ L${at.line}`
  if (isError(result)) return `${result.message} ${statement}${formatPosition(result)}`
  if (result !== false) return `Condition is ${typeName(result)}, not bool. ${statement}`
  return `false ${statement}${explainFalse(condition, scopeOf(candidate), evaluation)}`
}

function scopeOf({ frame }: Candidate): Scope {
  return { locals: NO_LOCALS, frame }
}

function formatPosition({ at }: RuleError): string {
  return at === undefined ? '' : ` (L${at.line}:${at.column})`
}
