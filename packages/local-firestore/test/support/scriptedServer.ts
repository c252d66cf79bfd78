/** A server with a scripted Write RPC, for tests of the transports. */
import { create } from '@bufbuild/protobuf'
import { Code, ConnectError } from '@connectrpc/connect'
import {
  type WriteRequest,
  type WriteResponse,
  WriteResponseSchema,
} from '#gen/google/firestore/v1/firestore_pb.js'
import { onTestFinished } from 'vitest'
import { type RunningServer, type ServerOptions, startServer } from '#server.ts'
import { createFirestore } from '#firestore.ts'
import type { Call } from '#firestoreService.ts'

/** Records one run of the Write RPC. */
export interface WriteRun {
  readonly received: string[]
  readonly call: Call
  ended: boolean
}

const responseWith = (streamId: string) => create(WriteResponseSchema, { streamId })
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/**
 * Creates a Firestore whose `write` echoes the stream ID of each request. Some IDs are commands: `fail` throws a
 * status error, `crash` another error, `close` ends the stream, `flood:n:size` sends n messages of that size.
 */
export function scriptedFirestore() {
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
  const { service, control } = createFirestore({ dataFile: ':memory:' })
  return { service: { ...service, write }, control, runs }
}

export interface ScriptedServer extends RunningServer {
  readonly base: string
  readonly runs: readonly WriteRun[]
}

/** Starts a server that closes when the test finishes. */
export async function startScriptedServer(options: Partial<ServerOptions> = {}): Promise<ScriptedServer> {
  const { runs, ...firestore } = scriptedFirestore()
  const server = await startServer({ ...firestore, port: 0, ...options })
  onTestFinished(() => server.close())
  return { ...server, runs, base: `http://127.0.0.1:${server.port}` }
}
