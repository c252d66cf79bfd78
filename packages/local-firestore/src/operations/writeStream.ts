import { create } from '@bufbuild/protobuf'
import {
  type WriteRequest,
  type WriteResponse,
  WriteResponseSchema,
} from '#gen/google/firestore/v1/firestore_pb.js'
import { invalidArgument } from '#status.ts'
import { databaseName } from '#values/resourceNames.ts'
import { toTimestamp } from '#values/time.ts'
import { commitWrites } from '#operations/commit.ts'
import type { Request } from '#operations/context.ts'

/**
 * Implements the Write stream of web clients: one commit per message, acknowledged in order. The first error ends the
 * stream and drops later messages, which the client resends. `firstRequest` is the first message.
 */
export async function* writeStream(
  request: Request,
  firstRequest: WriteRequest,
  requests: AsyncIterator<WriteRequest>,
): AsyncIterable<WriteResponse> {
  if (firstRequest.writes.length > 0 || firstRequest.streamId !== '' || firstRequest.streamToken.length > 0) {
    throw invalidArgument('The first message of a write stream must contain only the database.')
  }
  let responseCount = 0
  const token = () => Buffer.from(String((responseCount += 1)))
  yield create(WriteResponseSchema, { streamId: '0', streamToken: token() })
  for (let next = await requests.next(); next.done !== true; next = await requests.next()) {
    const { database, writes } = next.value
    if (database !== '' && database !== databaseName(request.database.id)) {
      throw invalidArgument('A write stream cannot change its database.')
    }
    if (writes.length === 0) {
      yield create(WriteResponseSchema, { streamToken: token() })
      return
    }
    const { writeResults, commitTime } = await commitWrites(request, writes)
    yield create(WriteResponseSchema, {
      streamToken: token(),
      writeResults,
      commitTime: toTimestamp(commitTime),
    })
  }
}
