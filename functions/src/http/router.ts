/** Finds the call that a method and a path name, with and without the base that Hosting keeps. */
import { API_BASE, type EndpointName, ENDPOINTS } from '@tracker/domain/endpoints.ts'
import { Problem } from '@tracker/domain/errors.ts'
import { HttpProblem } from '#http/problem.ts'

export interface Match {
  readonly name: EndpointName
  /** The decoded `{id}`; empty when the path has none. */
  readonly id: string
}

const NAMES = Object.keys(ENDPOINTS) as EndpointName[]

function withoutBase(path: string): string {
  return path.startsWith(`${API_BASE}/`) ? path.slice(API_BASE.length) : path
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw new Problem('invalid', 'The address is not well-formed.')
  }
}

/** The still encoded id when the path follows the pattern; null when it does not. */
function idIn(path: string, pattern: string): string | null {
  if (!pattern.endsWith('/{id}')) return path === pattern ? '' : null
  const start = pattern.slice(0, -'{id}'.length)
  const id = path.startsWith(start) ? path.slice(start.length) : ''
  return id === '' || id.includes('/') ? null : id
}

/** @throws Problem 404 for an unknown path, 405 with `Allow` for a known path with another method */
export function findCall(method: string, fullPath: string): Match {
  const path = withoutBase(fullPath)
  const known = NAMES.flatMap((name) => {
    const id = idIn(path, ENDPOINTS[name].path)
    return id === null ? [] : [{ name, id }]
  })
  if (known.length === 0) throw new Problem('not-found', 'There is nothing at this address.')
  const asked = method === 'HEAD' ? 'GET' : method
  const match = known.find(({ name }) => ENDPOINTS[name].method === asked)
  if (match) return { name: match.name, id: decode(match.id) }
  const allowed = known.map(({ name }) => ENDPOINTS[name].method)
  throw new HttpProblem('method-not-allowed', 'This address does not know that method.', {
    Allow: allowed.flatMap((allow) => (allow === 'GET' ? [allow, 'HEAD'] : [allow])).join(', '),
  })
}
