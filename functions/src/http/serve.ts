/** From a request to its answer: size, app, route, handler, and one line in the log. */
import type { Answers, EndpointName } from '@tracker/domain/endpoints.ts'
import { logger } from 'firebase-functions/v2'
import type { Request } from 'firebase-functions/v2/https'
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { requireApp } from '#http/appCheck.ts'
import { checkSize } from '#http/body.ts'
import type { Answer } from '#http/answer.ts'
import type { Call, Handler } from '#http/call.ts'
import { answerOf } from '#http/problem.ts'
import { Query } from '#http/query.ts'
import { findCall } from '#http/router.ts'

export type Routes = { readonly [Name in EndpointName]: Handler<Answers[Name]> }

const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

async function respond(routes: Routes, request: Request, trace: Call['trace']): Promise<Answer> {
  const rawBody: Uint8Array = request.rawBody ?? new Uint8Array()
  checkSize(rawBody, request.headers)
  await requireApp(request.headers)
  const [path = '', ...rest] = request.url.split('?')
  const { name, id } = findCall(request.method, path)
  trace.call = name
  return routes[name]({
    id,
    path,
    query: new Query(rest.join('?')),
    headers: request.headers,
    rawBody,
    trace,
  })
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, { ...HEADERS, ...headers })
  response.end(JSON.stringify(body))
}

/** The request handler over a table of calls. It answers every failure and never throws. */
export function serve(routes: Routes): (request: Request, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const started = performance.now()
    const trace: Call['trace'] = {}
    const answer = await respond(routes, request, trace).catch(answerOf)
    const requestId = randomUUID()
    send(response, { ...answer, headers: { ...answer.headers, 'X-Request-Id': requestId } })
    logger.info('request', {
      request_id: requestId,
      method: request.method,
      ...trace,
      status: answer.status,
      ms: Math.round(performance.now() - started),
    })
  }
}
