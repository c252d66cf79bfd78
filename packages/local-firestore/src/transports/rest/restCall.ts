/** One REST call from its parts to JSON text, whatever its RPC. */
import type { DescMessage, JsonObject, JsonValue, MessageShape } from '@bufbuild/protobuf'
import { invalidArgument } from '#status.ts'
import { messageFromJson, messageToJson } from '#transports/json.ts'
import type { RestPath } from '#transports/rest/restPath.ts'
import { bindQuery } from '#transports/rest/queryParameters.ts'
import type { Call, FirestoreService } from '#firestoreService.ts'

export interface RestRequest {
  readonly path: RestPath
  readonly query: URLSearchParams
  readonly body: JsonValue
}

/** Runs a call against a service and gives the JSON text of the answer. */
export type RestCall = (service: FirestoreService, request: RestRequest, call: Call) => Promise<string>

/** How a request message is put together from body and path. */
type Build = (body: JsonObject, path: RestPath) => JsonObject

/** A call that answers with one message. */
export function unary<I extends DescMessage, O extends DescMessage>(
  input: I,
  output: O,
  build: Build,
  run: (service: FirestoreService, message: MessageShape<I>, call: Call) => Promise<MessageShape<O>>,
): RestCall {
  return async (service, request, call) =>
    messageToJson(output, await run(service, messageOf(input, build, request), call))
}

/** A streaming RPC answers with a JSON array, sent when the stream has ended, so that a failure has its status. */
export function streaming<I extends DescMessage, O extends DescMessage>(
  input: I,
  output: O,
  build: Build,
  run: (service: FirestoreService, message: MessageShape<I>, call: Call) => AsyncIterable<MessageShape<O>>,
): RestCall {
  return async (service, request, call) => {
    const items: string[] = []
    for await (const message of run(service, messageOf(input, build, request), call)) {
      items.push(messageToJson(output, message))
    }
    return `[${items.join(',\n')}]`
  }
}

function messageOf<I extends DescMessage>(input: I, build: Build, request: RestRequest): MessageShape<I> {
  const { body, path, query } = request
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalidArgument('Invalid JSON payload received. The body must be a JSON object.')
  }
  // What the path says wins: the SDKs leave it out of the body.
  return messageFromJson(input, { ...bindQuery(input, query), ...build(body, path) })
}
