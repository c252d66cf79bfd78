/** Adapts RPCs to REST: builds the request message and converts the response to JSON. */
import type { DescMessage, JsonObject, JsonValue, MessageShape } from '@bufbuild/protobuf'
import { invalidArgument } from '#status.ts'
import { isJsonObject, messageFromJson, messageToJson } from '#transports/protoJson.ts'
import type { RestPath } from '#transports/rest/restPath.ts'
import { bindQuery } from '#transports/rest/queryParameters.ts'
import type { Call, FirestoreService } from '#firestoreService.ts'

export interface RestRequest {
  readonly path: RestPath
  readonly query: URLSearchParams
  readonly body: JsonValue
}

/** Runs an RPC and returns the response as JSON text. */
export type RestCall = (service: FirestoreService, request: RestRequest, call: Call) => Promise<string>

/** Builds the request message from body and path. */
type BuildRequest = (body: JsonObject, path: RestPath) => JsonObject

/** The descriptor of an RPC. */
interface Method<I extends DescMessage, O extends DescMessage> {
  readonly input: I
  readonly output: O
}

/** Adapts a unary RPC. */
export function unary<I extends DescMessage, O extends DescMessage>(
  { input, output }: Method<I, O>,
  build: BuildRequest,
  rpcOf: (service: FirestoreService) => (message: MessageShape<I>, call: Call) => Promise<MessageShape<O>>,
): RestCall {
  return async (service, request, call) =>
    messageToJson(output, await rpcOf(service)(messageOf(input, build, request), call))
}

/** Adapts a streaming RPC. Sends a JSON array when the stream has ended, so that errors have an HTTP status. */
export function streaming<I extends DescMessage, O extends DescMessage>(
  { input, output }: Method<I, O>,
  build: BuildRequest,
  rpcOf: (
    service: FirestoreService,
  ) => (message: MessageShape<I>, call: Call) => AsyncIterable<MessageShape<O>>,
): RestCall {
  return async (service, request, call) => {
    const items: string[] = []
    for await (const message of rpcOf(service)(messageOf(input, build, request), call)) {
      items.push(messageToJson(output, message))
    }
    return `[${items.join(',\n')}]`
  }
}

function messageOf<I extends DescMessage>(
  input: I,
  build: BuildRequest,
  request: RestRequest,
): MessageShape<I> {
  const { body, path, query } = request
  if (!isJsonObject(body)) {
    throw invalidArgument('Invalid JSON payload received. The body must be a JSON object.')
  }
  // Fields from the path override the body; SDKs omit them in the body.
  return messageFromJson(input, { ...bindQuery(input, query), ...build(body, path) })
}
