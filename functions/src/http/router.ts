/** From a request to its answer: size, app, route, handler, and one line in the log. Pages of the root come first. */
import { API_BASE, type Responses, type EndpointName, ENDPOINTS } from '@tracker/domain/api/endpoints.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { BODY_BYTES_MAX, PHOTO_BODY_BYTES_MAX } from '@tracker/domain/limits.ts'
import { logger } from 'firebase-functions/v2'
import type { Request } from 'firebase-functions/v2/https'
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { requireApp } from '#http/appCheck.ts'
import { checkSize } from '#http/body.ts'
import type { Answer, Context, Handler } from '#http/context.ts'
import { answerPage, type Page } from '#http/publicPages.ts'
import { answerOf, HttpProblem } from '#http/problem.ts'
import { Query } from '#http/query.ts'
import { logViolations } from '#http/cspReports.ts'

/** The handler of each documented call. */
export type Routes = { readonly [Name in EndpointName]: Handler<Responses[Name]> }

interface Match {
  readonly name: EndpointName
  /** The `{id}`, still encoded until the call is known; empty when the path has none. */
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

const notAllowed = (allow: readonly string[]) =>
  new HttpProblem('method-not-allowed', 'This address does not know that method.', {
    Allow: allow.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method])).join(', '),
  })

/** The calls at a path, with and without the base that Hosting keeps. */
function callsAt(fullPath: string): readonly Match[] {
  const path = withoutBase(fullPath)
  return NAMES.flatMap((name) => {
    const id = idIn(path, ENDPOINTS[name].path)
    return id === null ? [] : [{ name, id }]
  })
}

/** The call that a method asks for; undefined when none does. */
function callOf(method: string, calls: readonly Match[]): Match | undefined {
  const asked = method === 'HEAD' ? 'GET' : method
  return calls.find(({ name }) => ENDPOINTS[name].method === asked)
}

/** @throws Problem 404 for an unknown path, 405 with `Allow` for a known path with another method */
function requireCall(match: Match | undefined, calls: readonly Match[]): Match {
  if (calls.length === 0) throw new Problem('not-found', 'There is nothing at this address.')
  if (match) return { name: match.name, id: decode(match.id) }
  throw notAllowed(calls.map(({ name }) => ENDPOINTS[name].method))
}

/** Calls that pages make without a script, and so without a proof that they come from our app. */
const WITHOUT_APP: readonly (EndpointName | undefined)[] = ['photo']

const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

/** A request as handlers see it, before anything is known of its address. */
function contextOf(request: Request, log: Context['log']): Context {
  const [path = '', ...rest] = request.url.split('?')
  return {
    id: '',
    path,
    query: new Query(rest.join('?')),
    headers: request.headers,
    rawBody: request.rawBody ?? new Uint8Array(),
    log,
  }
}

async function respond(routes: Routes, method: string, context: Context): Promise<Answer> {
  const { headers, log, path, rawBody } = context
  const calls = callsAt(path)
  const match = callOf(method, calls)
  checkSize(rawBody, headers, match?.name === 'addPhoto' ? PHOTO_BODY_BYTES_MAX : BODY_BYTES_MAX)
  if (!WITHOUT_APP.includes(match?.name)) await requireApp(headers)
  const { name, id } = requireCall(match, calls)
  log.call = name
  return routes[name]({ ...context, id })
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, { ...HEADERS, ...headers })
  response.end(body instanceof Uint8Array ? body : JSON.stringify(body))
}

/** The answer of a page; null when the path is none of theirs. */
async function respondPage(pages: readonly Page[], method: string, context: Context): Promise<Answer | null> {
  const page = pages.find(({ path }) => idIn(context.path, path) !== null)
  if (!page) return null
  context.log.call = page.name
  const answer: Page['answer'] = async (asked) => {
    if (method !== 'GET' && method !== 'HEAD') throw notAllowed(['GET'])
    return page.answer({ ...asked, id: decode(idIn(asked.path, page.path) ?? '') })
  }
  return answerPage({ ...page, answer }, context)
}

/** The request handler over a table of calls, and pages. It answers every failure and never throws. */
export function serve(
  routes: Routes,
  pages: readonly Page[],
): (request: Request, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const reported = logViolations(request)
    if (reported !== null) {
      response.writeHead(reported).end()
      return
    }
    const started = performance.now()
    const log: Context['log'] = {}
    const context = contextOf(request, log)
    const { method } = request
    const answer =
      (await respondPage(pages, method, context)) ?? (await respond(routes, method, context).catch(answerOf))
    const requestId = randomUUID()
    send(response, { ...answer, headers: { ...answer.headers, 'X-Request-Id': requestId } })
    logger.info('request', {
      request_id: requestId,
      method,
      ...log,
      status: answer.status,
      ms: Math.round(performance.now() - started),
    })
  }
}
