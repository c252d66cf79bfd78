/** Finds the call of a request by path and method. */
import { API_BASE, CALL_NAMES, type CallName, CALLS } from '@tracker/domain/api/calls.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { HttpProblem } from '#http/problem.ts'

export interface Match {
  readonly name: CallName
  /** `{id}` of the path, not decoded; empty if the path has none. */
  readonly id: string
}

function withoutBase(path: string): string {
  return path.startsWith(`${API_BASE}/`) ? path.slice(API_BASE.length) : path
}

export function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw new Problem('invalid', say('address-malformed'))
  }
}

/** Returns the encoded id if the path matches the pattern ('' for patterns without id), else null. */
export function idIn(path: string, pattern: string): string | null {
  if (!pattern.endsWith('/{id}')) return path === pattern ? '' : null
  const start = pattern.slice(0, -'{id}'.length)
  const id = path.startsWith(start) ? path.slice(start.length) : ''
  return id === '' || id.includes('/') ? null : id
}

export const notAllowed = (allow: readonly string[]) =>
  new HttpProblem('method-not-allowed', say('method-unknown'), {
    Allow: allow.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method])).join(', '),
  })

/** Returns the endpoints at a path, with or without the `/api` prefix. */
export function endpointsAt(fullPath: string): readonly Match[] {
  const path = withoutBase(fullPath)
  return CALL_NAMES.flatMap((name) => {
    const id = idIn(path, CALLS[name].path)
    return id === null ? [] : [{ name, id }]
  })
}

/** Returns the endpoint for a method. HEAD is handled as GET. */
export function endpointFor(method: string, endpoints: readonly Match[]): Match | undefined {
  const effective = method === 'HEAD' ? 'GET' : method
  return endpoints.find(({ name }) => CALLS[name].method === effective)
}

/** @throws Problem 404 for an unknown path, 405 with `Allow` for an unsupported method */
export function requireEndpoint(match: Match | undefined, endpoints: readonly Match[]): Match {
  if (endpoints.length === 0) throw new Problem('not-found', say('address-unknown'))
  if (match) return { name: match.name, id: decode(match.id) }
  throw notAllowed(endpoints.map(({ name }) => CALLS[name].method))
}
