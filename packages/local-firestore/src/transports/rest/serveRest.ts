import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FirestoreService } from '#firestoreService.ts'
import { readText, REST_BODY_LIMIT, sendJson } from '#transports/httpMessages.ts'
import type { RequestTarget } from '#transports/httpMessages.ts'
import { parseJson } from '#transports/protoJson.ts'
import { parseRestPath } from '#transports/rest/restPath.ts'
import { routeRest } from '#transports/rest/routes.ts'

/** Handles one REST request. Rejects with the error of the service or of decoding; the caller sends it. */
export async function serveRest(
  service: FirestoreService,
  request: IncomingMessage,
  response: ServerResponse,
  target: RequestTarget,
): Promise<void> {
  const abortController = new AbortController()
  response.once('close', () => abortController.abort())
  const method = request.method ?? ''
  const text = await readText(request, REST_BODY_LIMIT)
  const path = parseRestPath(target.path, method)
  const run = routeRest(method, path)
  const { authorization = '' } = request.headers
  const call = { requestHeader: new Headers({ authorization }), signal: abortController.signal }
  await sendJson(response, await run(service, { path, query: target.query, body: parseJson(text) }, call))
}
