/** Runs the streaming RPCs of WebChannel with JSON messages. */
import { ListenRequestSchema, ListenResponseSchema } from '#gen/google/firestore/v1/firestore_pb.js'
import { WriteRequestSchema, WriteResponseSchema } from '#gen/google/firestore/v1/firestore_pb.js'
import type { DescMessage, MessageShape } from '@bufbuild/protobuf'
import type { Call, FirestoreService } from '#firestoreService.ts'
import { messageFromJson, messageToJson, parseJson } from '#transports/protoJson.ts'
import { RequestQueue } from '#transports/webchannel/requestQueue.ts'

export interface JsonStream {
  /** Passes a client message to the RPC. Throws INVALID_ARGUMENT if it is not a valid request. */
  deliver(json: string): void
  /** Signals that there are no more client messages. */
  endRequests(): void
  readonly responses: AsyncIterator<string>
}

export type StreamName = 'Listen' | 'Write'

/** Starts an RPC. */
export function openStream(service: FirestoreService, name: StreamName, call: Call): JsonStream {
  return name === 'Listen'
    ? jsonStream(ListenRequestSchema, ListenResponseSchema, (requests) => service.listen(requests, call))
    : jsonStream(WriteRequestSchema, WriteResponseSchema, (requests) => service.write(requests, call))
}

function jsonStream<I extends DescMessage, O extends DescMessage>(
  input: I,
  output: O,
  run: (requests: AsyncIterable<MessageShape<I>>) => AsyncIterable<MessageShape<O>>,
): JsonStream {
  const requests = new RequestQueue<MessageShape<I>>()
  return {
    deliver: (json) => requests.push(messageFromJson(input, parseJson(json))),
    endRequests: () => requests.end(),
    responses: jsonOf(output, run(requests)),
  }
}

async function* jsonOf<O extends DescMessage>(output: O, messages: AsyncIterable<MessageShape<O>>) {
  for await (const message of messages) yield messageToJson(output, message)
}
