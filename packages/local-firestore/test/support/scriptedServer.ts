/** A server whose streams a test plays by hand, to look at the transport alone. */
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

const refuse = (): never => {
  throw new ConnectError('Not part of this test.', Code.Unimplemented)
}

/** What one run of the Write RPC saw and does: it answers each token with itself, and obeys a few of them. */
export interface EchoRun {
  readonly received: string[]
  readonly call: Call
  ended: boolean
}

const answer = (streamId: string) => create(WriteResponseSchema, { streamId })
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/**
 * `write` answers each request with its stream id; `fail` fails it, `crash` throws a plain error, `close` ends it,
 * `flood:n:size` answers with n messages of that size.
 */
export function scriptedService(): { service: FirestoreService; runs: EchoRun[] } {
  const runs: EchoRun[] = []
  async function* write(requests: AsyncIterable<WriteRequest>, call: Call): AsyncGenerator<WriteResponse> {
    const run: EchoRun = { received: [], call, ended: false }
    runs.push(run)
    try {
      for await (const request of requests) {
        const said = request.streamId === '' ? text(request.streamToken) : request.streamId
        run.received.push(said)
        const [verb, count, size] = said.split(':')
        if (verb === 'fail') throw new ConnectError('No.', Code.PermissionDenied)
        if (verb === 'crash') throw new TypeError('a defect')
        if (verb === 'close') return
        if (verb !== 'flood') yield answer(said)
        else for (let i = 0; i < Number(count); i += 1) yield answer(`${i}:`.padEnd(Number(size), 'x'))
      }
    } finally {
      run.ended = true
    }
  }
  const service: FirestoreService = {
    getDocument: refuse,
    listDocuments: refuse,
    createDocument: refuse,
    updateDocument: refuse,
    deleteDocument: refuse,
    batchGetDocuments: refuse,
    beginTransaction: refuse,
    commit: refuse,
    rollback: refuse,
    runQuery: refuse,
    runAggregationQuery: refuse,
    executePipeline: refuse,
    partitionQuery: refuse,
    listCollectionIds: refuse,
    batchWrite: refuse,
    listen: refuse,
    write,
  }
  return { service, runs }
}

export const refusingControl: FirestoreControl = {
  setRules: refuse,
  getRules: refuse,
  clear: refuse,
  reset: refuse,
  usage: refuse,
}

export interface ScriptedServer extends RunningServer {
  readonly base: string
  readonly runs: ReturnType<typeof scriptedService>['runs']
}

/** Starts a server that ends with the test. */
export async function startScripted(options: Partial<ServerOptions> = {}): Promise<ScriptedServer> {
  const { service, runs } = scriptedService()
  const server = await startServer({
    service,
    control: refusingControl,
    grpc: (_request, response) => response.stream.respond({ ':status': 501 }, { endStream: true }),
    port: 0,
    ...options,
  })
  onTestFinished(() => server.close())
  return { ...server, runs, base: `http://127.0.0.1:${server.port}` }
}
