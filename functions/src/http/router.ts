/** Request handling: public pages, then size limit, App Check, routing, handler and request log. */
import { API_BASE, type Responses, type EndpointName, ENDPOINTS } from '@tracker/domain/api/endpoints.ts'
import { OPERATIONS } from '@tracker/domain/api/operations.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { BODY_BYTES_MAX, PHOTO_BODY_BYTES_MAX } from '@tracker/domain/limits.ts'
import { logger } from 'firebase-functions/v2'
import type { Request } from 'firebase-functions/v2/https'
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { requireApp } from '#http/appCheck.ts'
import { checkSize } from '#http/body.ts'
import type { HttpResponse, Context, Handler } from '#http/context.ts'
import { type Page, respondWithPage } from '#http/publicPages.ts'
import { errorResponse, HttpProblem } from '#http/problem.ts'
import { Query } from '#http/query.ts'
import { logCspReports } from '#http/cspReports.ts'

/** Handler of each endpoint. */
export type Routes = { readonly [Name in EndpointName]: Handler<Responses[Name]> }

interface Match {
  readonly name: EndpointName
  /** `{id}` of the path, not decoded; empty if the path has none. */
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

/** Returns the encoded id if the path matches the pattern ('' for patterns without id), else null. */
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

/** Returns the endpoints at a path, with or without the `/api` prefix. */
function endpointsAt(fullPath: string): readonly Match[] {
  const path = withoutBase(fullPath)
  return NAMES.flatMap((name) => {
    const id = idIn(path, ENDPOINTS[name].path)
    return id === null ? [] : [{ name, id }]
  })
}

/** Returns the endpoint for a method. HEAD is handled as GET. */
function endpointFor(method: string, endpoints: readonly Match[]): Match | undefined {
  const effective = method === 'HEAD' ? 'GET' : method
  return endpoints.find(({ name }) => ENDPOINTS[name].method === effective)
}

/** @throws Problem 404 for an unknown path, 405 with `Allow` for an unsupported method */
function requireEndpoint(match: Match | undefined, endpoints: readonly Match[]): Match {
  if (endpoints.length === 0) throw new Problem('not-found', 'There is nothing at this address.')
  if (match) return { name: match.name, id: decode(match.id) }
  throw notAllowed(endpoints.map(({ name }) => ENDPOINTS[name].method))
}

/** Endpoints loaded by `<img>`, which cannot send an App Check token. */
const WITHOUT_APP_CHECK: readonly (EndpointName | undefined)[] = ['photo']

const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

/** Creates the context before routing, without the id. */
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

/** Lets scripts of other sites read public responses, errors included. They send no credentials. */
function corsHeaders(method: string, path: string): Record<string, string> {
  if (method !== 'GET' && method !== 'HEAD') return {}
  const match = endpointFor(method, endpointsAt(path))
  return match && OPERATIONS[match.name].isPublic ? { 'Access-Control-Allow-Origin': '*' } : {}
}

async function respond(routes: Routes, method: string, context: Context): Promise<HttpResponse> {
  const { headers, log, path, rawBody } = context
  const endpoints = endpointsAt(path)
  const match = endpointFor(method, endpoints)
  checkSize(rawBody, headers, match?.name === 'addPhoto' ? PHOTO_BODY_BYTES_MAX : BODY_BYTES_MAX)
  if (!WITHOUT_APP_CHECK.includes(match?.name)) await requireApp(headers)
  const { name, id } = requireEndpoint(match, endpoints)
  log.call = name
  return routes[name]({ ...context, id })
}

function send(response: ServerResponse, { status, body, headers }: HttpResponse): void {
  response.writeHead(status, { ...HEADERS, ...headers })
  response.end(body instanceof Uint8Array ? body : JSON.stringify(body))
}

/** Returns the response of a public page, or null if the path matches none. */
async function respondPage(
  pages: readonly Page[],
  method: string,
  context: Context,
): Promise<HttpResponse | null> {
  // Set by Hosting.
  const isHosted = context.headers['x-forwarded-host'] !== undefined
  const page = pages.find(
    ({ path, isApiPath = false }) => (isHosted || !isApiPath) && idIn(context.path, path) !== null,
  )
  if (!page) return null
  context.log.call = page.name
  const render: Page['render'] = async (request) => {
    if (method !== 'GET' && method !== 'HEAD') throw notAllowed(['GET'])
    return page.render({ ...request, id: decode(idIn(request.path, page.path) ?? '') })
  }
  return respondWithPage({ ...page, render }, context)
}

/** Creates the request handler. It turns every error into a response and never throws. */
export function serve(
  routes: Routes,
  pages: readonly Page[],
): (request: Request, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const reportStatus = logCspReports(request)
    if (reportStatus !== null) {
      response.writeHead(reportStatus).end()
      return
    }
    const started = performance.now()
    const log: Context['log'] = {}
    const context = contextOf(request, log)
    const { method } = request
    const result =
      (await respondPage(pages, method, context)) ??
      (await respond(routes, method, context).catch(errorResponse))
    const requestId = randomUUID()
    send(response, {
      ...result,
      headers: { ...result.headers, ...corsHeaders(method, context.path), 'X-Request-Id': requestId },
    })
    logger.info('request', {
      request_id: requestId,
      method,
      ...log,
      status: result.status,
      ms: Math.round(performance.now() - started),
    })
  }
}
