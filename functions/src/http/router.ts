/** Request handling: public pages, then size limit, App Check, routing, handler and request log. */
import { type Answers, type CallName, CALLS } from '@tracker/domain/api/calls.ts'
import { BODY_BYTES_MAX, PHOTO_BODY_BYTES_MAX } from '@tracker/domain/limits.ts'
import * as logger from 'firebase-functions/logger'
import type { Request } from 'firebase-functions/v2/https'
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { requireApp } from '#http/appCheck.ts'
import { checkSize } from '#http/body.ts'
import { compressed } from '#http/compress.ts'
import type { HttpResponse, Context, Handler } from '#http/context.ts'
import { type PublicPage, respondWithPage } from '#http/publicPages.ts'
import { errorResponse } from '#http/errorResponse.ts'
import { Query } from '#http/query.ts'
import { decode, endpointFor, endpointsAt, idIn, notAllowed, requireEndpoint } from '#http/routes.ts'
import { logCspReports } from '#http/cspReports.ts'
import { addCost } from '#quotas/accountShare.ts'
import { inReads } from '#quotas/cost.ts'
import { countSent, requireBytes } from '#quotas/readQuota.ts'

/** Handler of each endpoint. */
export type Routes = { readonly [Name in CallName]: Handler<Answers[Name]> }

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
  return match && CALLS[match.name].who === 'everyone' ? { 'Access-Control-Allow-Origin': '*' } : {}
}

async function respond(routes: Routes, method: string, context: Context): Promise<HttpResponse> {
  const { headers, log, path, rawBody } = context
  const endpoints = endpointsAt(path)
  const match = endpointFor(method, endpoints)
  const call = match && CALLS[match.name]
  checkSize(rawBody, headers, call?.form ? PHOTO_BODY_BYTES_MAX : BODY_BYTES_MAX)
  if (!call?.isForImg) await requireApp(headers)
  const { name, id } = requireEndpoint(match, endpoints)
  log.call = name
  return routes[name]({ ...context, id })
}

/** @returns the number of bytes of the body before it was compressed */
async function send(
  { headers: { 'accept-encoding': accepted } }: Request,
  response: ServerResponse,
  { status, body, headers }: HttpResponse,
): Promise<number> {
  const bytes = body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body))
  const sent = await compressed(bytes, { ...HEADERS, ...headers }, accepted?.toString())
  response.writeHead(status, sent.headers)
  response.end(sent.body)
  return bytes.byteLength
}

/** Counts a response for the user, else for the visitor's address. */
function countBytes({ headers, log }: Context, isPage: boolean, bytes: number): void {
  if (log.uid === undefined) countSent(headers, isPage ? 'pages' : 'calls', bytes)
  else addCost(log.uid, inReads({ bytes }))
}

/** Returns the response of a public page, or null if the path matches none. */
async function respondPage(
  pages: readonly PublicPage[],
  method: string,
  context: Context,
): Promise<HttpResponse | null> {
  const isRead = method === 'GET' || method === 'HEAD'
  // The header is set by Hosting.
  const mayBePage = isRead && context.headers['x-forwarded-host'] !== undefined
  const page = pages.find(
    ({ path, isApiPath = false }) => (mayBePage || !isApiPath) && idIn(context.path, path) !== null,
  )
  if (!page) return null
  context.log.call = page.name
  const render: PublicPage['render'] = async (request) => {
    if (!isRead) throw notAllowed(['GET'])
    requireBytes(request)
    return page.render({ ...request, id: decode(idIn(request.path, page.path) ?? '') })
  }
  return respondWithPage({ ...page, render }, context)
}

/**
 * Creates the request handler. It turns every error into a response and never throws.
 * @param onWrite called after each call that may have changed something, before its response
 */
export function serve(
  routes: Routes,
  pages: readonly PublicPage[],
  onWrite: () => void,
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
    const page = await respondPage(pages, method, context)
    const result = page ?? (await respond(routes, method, context).catch(errorResponse))
    if (method !== 'GET' && method !== 'HEAD') onWrite()
    const requestId = randomUUID()
    const bytes = await send(request, response, {
      ...result,
      headers: { ...result.headers, ...corsHeaders(method, context.path), 'X-Request-Id': requestId },
    })
    countBytes(context, page !== null || log.call === 'photo', bytes)
    logger.info('request', {
      request_id: requestId,
      method,
      ...log,
      status: result.status,
      ms: Math.round(performance.now() - started),
    })
  }
}
