import { create } from '@bufbuild/protobuf'
import {
  type WriteRequest,
  type WriteResponse,
  WriteResponseSchema,
} from '#gen/google/firestore/v1/firestore_pb.js'
import { invalidArgument } from '#status.ts'
import { databaseName } from '#values/names.ts'
import { toTimestamp } from '#values/time.ts'
import { commitWrites } from '#operations/commit.ts'
import type { Request } from '#operations/context.ts'

/**
 * The stream of a web client's writes: one commit per message, answered in order. The first failure ends the stream,
 * and what the client sent after it is dropped; it sends that again. `opened` is the first message.
 */
export async function* writeStream(
  request: Request,
  opened: WriteRequest,
  requests: AsyncIterator<WriteRequest>,
): AsyncIterable<WriteResponse> {
  if (opened.writes.length > 0 || opened.streamId !== '' || opened.streamToken.length > 0) {
    throw invalidArgument('The first message of a write stream names the database only.')
  }
  let answered = 0
  const token = () => Buffer.from(String((answered += 1)))
  yield create(WriteResponseSchema, { streamId: '0', streamToken: token() })
  for (let next = await requests.next(); next.done !== true; next = await requests.next()) {
    const { database, writes } = next.value
    if (database !== '' && database !== databaseName(request.database.id)) {
      throw invalidArgument('A write stream stays with its database.')
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
