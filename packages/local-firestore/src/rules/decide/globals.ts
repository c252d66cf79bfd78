import type { Method, RequestContext } from '#rules/access.ts'
import { fromJson } from '#rules/values/convert.ts'
import { mapOf, timestampOf } from '#rules/values/createValues.ts'
import type { RuleValue } from '#rules/values/value.ts'

/** Access-specific values of `request` and `resource`. `path` and `query` are absent if unknown. */
export interface GlobalsInput {
  readonly method: Method
  readonly path?: RuleValue
  readonly query?: RuleValue
  readonly resource: RuleValue
  /** Absent for reads. */
  readonly requestResource?: RuleValue
}

/** Creates the global variables `request` and `resource`. */
export function globalsOf(input: GlobalsInput, context: RequestContext): ReadonlyMap<string, RuleValue> {
  const request = new Map<string, RuleValue>([
    ['auth', authOf(context)],
    ['method', input.method],
    ['time', timestampOf(context.time * 1000n)],
  ])
  if (input.requestResource !== undefined) request.set('resource', input.requestResource)
  if (input.path !== undefined) request.set('path', input.path)
  if (input.query !== undefined) request.set('query', input.query)
  return new Map<string, RuleValue>([
    ['request', mapOf(request)],
    ['resource', input.resource],
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
