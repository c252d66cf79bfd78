/** A server with a scripted service, for tests of the transports. */
import { create } from '@bufbuild/protobuf'
import { Code, ConnectError } from '@connectrpc/connect'
import {
  type WriteRequest,
  type WriteResponse,
  WriteResponseSchema,
} from '#gen/google/firestore/v1/firestore_pb.js'
import { onTestFinished } from 'vitest'
import { type RunningServer, type ServerOptions, startServer } from '#server.ts'
import type { Call, FirestoreControl, FirestoreService } from '#firestoreService.ts'

const unimplemented = (): never => {
  throw new ConnectError('Not part of this test.', Code.Unimplemented)
}

/** Records one run of the Write RPC. */
export interface WriteRun {
  readonly received: string[]
  readonly call: Call
  ended: boolean
}

const responseWith = (streamId: string) => create(WriteResponseSchema, { streamId })
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/**
 * `write` echoes the stream ID of each request. Some IDs are commands: `fail` throws a status error, `crash` another
 * error, `close` ends the stream, `flood:n:size` sends n messages of that size.
 */
export function scriptedService(): { service: FirestoreService; runs: WriteRun[] } {
  const runs: WriteRun[] = []
  async function* write(requests: AsyncIterable<WriteRequest>, call: Call): AsyncGenerator<WriteResponse> {
    const run: WriteRun = { received: [], call, ended: false }
    runs.push(run)
    try {
      for await (const request of requests) {
        const command = request.streamId === '' ? text(request.streamToken) : request.streamId
        run.received.push(command)
        const [verb, count, size] = command.split(':')
        if (verb === 'fail') throw new ConnectError('No.', Code.PermissionDenied)
        if (verb === 'crash') throw new TypeError('unexpected')
        if (verb === 'close') return
        if (verb !== 'flood') yield responseWith(command)
        else for (let i = 0; i < Number(count); i += 1) yield responseWith(`${i}:`.padEnd(Number(size), 'x'))
      }
    } finally {
      run.ended = true
    }
  }
  const service: FirestoreService = {
    getDocument: unimplemented,
    listDocuments: unimplemented,
    createDocument: unimplemented,
    updateDocument: unimplemented,
    deleteDocument: unimplemented,
    batchGetDocuments: unimplemented,
    beginTransaction: unimplemented,
    commit: unimplemented,
    rollback: unimplemented,
    runQuery: unimplemented,
    runAggregationQuery: unimplemented,
    executePipeline: unimplemented,
    partitionQuery: unimplemented,
    listCollectionIds: unimplemented,
    batchWrite: unimplemented,
    listen: unimplemented,
    write,
  }
  return { service, runs }
}

export const unimplementedControl: FirestoreControl = {
  setRules: unimplemented,
  getRules: unimplemented,
  clear: unimplemented,
  reset: unimplemented,
  usage: unimplemented,
}

export interface ScriptedServer extends RunningServer {
  readonly base: string
  readonly runs: ReturnType<typeof scriptedService>['runs']
}

/** Starts a server that closes when the test finishes. */
export async function startScriptedServer(options: Partial<ServerOptions> = {}): Promise<ScriptedServer> {
  const { service, runs } = scriptedService()
  const server = await startServer({
    service,
    control: unimplementedControl,
    grpc: (_request, response) => response.stream.respond({ ':status': 501 }, { endStream: true }),
    port: 0,
    ...options,
  })
  onTestFinished(() => server.close())
  return { ...server, runs, base: `http://127.0.0.1:${server.port}` }
}
