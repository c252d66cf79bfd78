import type { Method, RequestContext } from '#rules/access.ts'
import { fromJson } from '#rules/values/convert.ts'
import { mapOf, timestampOf } from '#rules/values/make.ts'
import type { RuleValue } from '#rules/values/value.ts'

/** What of `request` and `resource` differs between accesses. `path` and `query` are absent where unknown. */
export interface GlobalsInput {
  readonly method: Method
  readonly path?: RuleValue
  readonly query?: RuleValue
  readonly resource: RuleValue
  /** Absent for reads. */
  readonly requestResource?: RuleValue
}

/** The variables that every condition sees. */
export function globalsOf(subject: GlobalsInput, context: RequestContext): ReadonlyMap<string, RuleValue> {
  const request = new Map<string, RuleValue>([
    ['auth', authOf(context)],
    ['method', subject.method],
    ['time', timestampOf(context.time * 1000n)],
  ])
  if (subject.requestResource !== undefined) request.set('resource', subject.requestResource)
  if (subject.path !== undefined) request.set('path', subject.path)
  if (subject.query !== undefined) request.set('query', subject.query)
  return new Map<string, RuleValue>([
    ['request', mapOf(request)],
    ['resource', subject.resource],
  ])
}

function authOf({ auth }: RequestContext): RuleValue {
  if (auth === null) return null
  return mapOf(
    new Map<string, RuleValue>([
      ['uid', auth.uid],
      ['token', fromJson(auth.token)],
    ]),
  )
}
