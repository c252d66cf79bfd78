import { create } from '@bufbuild/protobuf'
import { Code, ConnectError } from '@connectrpc/connect'
import {
  type BatchWriteRequest,
  type BatchWriteResponse,
  BatchWriteResponseSchema,
} from '#gen/google/firestore/v1/firestore_pb.js'
import { type Write, WriteResultSchema } from '#gen/google/firestore/v1/write_pb.js'
import { type Status, StatusSchema } from '#gen/google/rpc/status_pb.js'
import { invalidArgument } from '#status.ts'
import { commitWrites } from '#operations/commit.ts'
import type { Request } from '#operations/context.ts'

/** Implements BatchWrite: commits each write independently and returns a status for each. */
export async function batchWrite(
  request: Request,
  { writes }: BatchWriteRequest,
): Promise<BatchWriteResponse> {
  const names = new Set<string>()
  for (const write of writes) {
    const name = nameOf(write)
    if (names.has(name))
      throw invalidArgument('Cannot write to the same document twice in a BatchWrite request.')
    names.add(name)
  }
  const outcomes = await Promise.all(writes.map((write) => commitOne(request, write)))
  return create(BatchWriteResponseSchema, {
    writeResults: outcomes.map(({ result }) => result),
    status: outcomes.map(({ status }) => status),
  })
}

async function commitOne(request: Request, write: Write) {
  try {
    const { writeResults } = await commitWrites(request, [write])
    return { result: writeResults[0] ?? create(WriteResultSchema), status: create(StatusSchema) }
  } catch (error) {
    if (!(error instanceof ConnectError) || error.code === Code.Internal) throw error
    return { result: create(WriteResultSchema), status: toStatus(error) }
  }
}

/** Converts an error to a `google.rpc.Status` message. */
export const toStatus = ({ code, rawMessage: message }: ConnectError): Status =>
  create(StatusSchema, { code, message })

function nameOf({ operation }: Write): string {
  if (operation.case === 'update') return operation.value.name
  if (operation.case === 'transform') return operation.value.document
  return operation.value ?? ''
}
