import type { ListenRequest, ListenResponse } from '#gen/google/firestore/v1/firestore_pb.js'
import type { Request } from '../environment.ts'
import { ListenStream } from './stream.ts'

/** Serves one listen stream until the client ends it or goes away. `opened` is the first message. */
export async function* listen(
  request: Request,
  opened: ListenRequest,
  requests: AsyncIterator<ListenRequest>,
): AsyncIterable<ListenResponse> {
  const { signal } = request
  const stream = new ListenStream(request)
  const wake = () => stream.wake()
  signal.addEventListener('abort', wake)
  stream.receive(opened)
  let isOpen = true
  let failure: unknown
  const receiveAll = async () => {
    try {
      for (let next = await requests.next(); next.done !== true; next = await requests.next()) {
        stream.receive(next.value)
      }
    } catch (error) {
      failure = error
    } finally {
      isOpen = false
      stream.wake()
    }
  }
  const receiving = receiveAll()
  try {
    while (isOpen && !signal.aborted) yield* await stream.news()
    if (signal.aborted) return
    await receiving
    if (failure !== undefined) throw failure
  } finally {
    stream.close()
    signal.removeEventListener('abort', wake)
  }
}
