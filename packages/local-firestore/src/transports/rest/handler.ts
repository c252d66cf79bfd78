/** REST requests: read, run, answer. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FirestoreService } from '#firestoreService.ts'
import { readText, REST_BODY_LIMIT, sendJson } from '#transports/httpMessages.ts'
import type { RequestTarget } from '#transports/httpMessages.ts'
import { parseJson } from '#transports/json.ts'
import { parseRestPath } from '#transports/rest/restPath.ts'
import { routeRest } from '#transports/rest/routes.ts'

/** Serves one REST request. Rejects with what the service or the decoding threw; the caller answers that. */
export async function serveRest(
  service: FirestoreService,
  request: IncomingMessage,
  response: ServerResponse,
  target: RequestTarget,
): Promise<void> {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  const method = request.method ?? ''
  const text = await readText(request, REST_BODY_LIMIT)
  const path = parseRestPath(target.path, method)
  const run = routeRest(method, path)
  const call = { authorization: request.headers.authorization ?? null, signal: gone.signal }
  sendJson(response, await run(service, { path, query: target.query, body: parseJson(text) }, call))
}
