import type { ListenRequest, ListenResponse } from '#gen/google/firestore/v1/firestore_pb.js'
import type { Request } from '#operations/context.ts'
import { ListenStream } from '#operations/listen/listenStream.ts'

/** Serves one listen stream until the client ends it or disconnects. `firstRequest` is the first message. */
export async function* listen(
  request: Request,
  firstRequest: ListenRequest,
  requests: AsyncIterator<ListenRequest>,
): AsyncIterable<ListenResponse> {
  const { signal } = request
  const stream = new ListenStream(request)
  const end = () => stream.end()
  signal.addEventListener('abort', end)
  if (signal.aborted) end()
  stream.receive(firstRequest)
  receiveAll(stream, requests).catch((error: unknown) => stream.fail(error))
  try {
    while (!stream.hasEnded) yield* await stream.nextResponses()
  } finally {
    stream.close()
    signal.removeEventListener('abort', end)
  }
}

async function receiveAll(stream: ListenStream, requests: AsyncIterator<ListenRequest>): Promise<void> {
  for (let next = await requests.next(); next.done !== true; next = await requests.next()) {
    stream.receive(next.value)
  }
  stream.end()
}
