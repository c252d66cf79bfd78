/** From a request to its answer: size, app, route, handler, and one line in the log. */
import { API_BASE, type Answers, type EndpointName, ENDPOINTS } from '@tracker/domain/endpoints.ts'
import { Problem } from '@tracker/domain/errors.ts'
import { logger } from 'firebase-functions/v2'
import type { Request } from 'firebase-functions/v2/https'
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { requireApp } from '#http/appCheck.ts'
import { checkSize } from '#http/body.ts'
import type { Answer, Context, Handler } from '#http/context.ts'
import { answerOf, HttpProblem } from '#http/problem.ts'
import { Query } from '#http/query.ts'
import { logViolations } from '#http/violations.ts'

/** The handler of each documented call. */
export type Routes = { readonly [Name in EndpointName]: Handler<Answers[Name]> }

interface Match {
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

/**
 * The call that a method and a path name, with and without the base that Hosting keeps.
 * @throws Problem 404 for an unknown path, 405 with `Allow` for a known path with another method
 */
function findRoute(method: string, fullPath: string): Match {
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

const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

async function respond(routes: Routes, request: Request, log: Context['log']): Promise<Answer> {
  const rawBody: Uint8Array = request.rawBody ?? new Uint8Array()
  checkSize(rawBody, request.headers)
  await requireApp(request.headers)
  const [path = '', ...rest] = request.url.split('?')
  const { name, id } = findRoute(request.method, path)
  log.call = name
  return routes[name]({
    id,
    path,
    query: new Query(rest.join('?')),
    headers: request.headers,
    rawBody,
    log,
  })
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, { ...HEADERS, ...headers })
  response.end(JSON.stringify(body))
}

/** The request handler over a table of calls. It answers every failure and never throws. */
export function serve(routes: Routes): (request: Request, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const reported = logViolations(request)
    if (reported !== null) {
      response.writeHead(reported).end()
      return
    }
    const started = performance.now()
    const log: Context['log'] = {}
    const answer = await respond(routes, request, log).catch(answerOf)
    const requestId = randomUUID()
    send(response, { ...answer, headers: { ...answer.headers, 'X-Request-Id': requestId } })
    logger.info('request', {
      request_id: requestId,
      method: request.method,
      ...log,
      status: answer.status,
      ms: Math.round(performance.now() - started),
    })
  }
}
