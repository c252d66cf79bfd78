import { connect as connectHttp2 } from 'node:http2'
import { create, fromJson, toBinary } from '@bufbuild/protobuf'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  ListenRequestSchema,
  RunQueryRequestSchema,
  WriteRequestSchema,
} from '#gen/google/firestore/v1/firestore_pb.js'
import { startTestServer, type TestServer } from '#test/support/server.ts'

const DATABASE = 'projects/demo-dropped/databases/(default)'

const OPENED = {
  Listen: toBinary(
    ListenRequestSchema,
    create(ListenRequestSchema, {
      database: DATABASE,
      targetChange: {
        case: 'addTarget',
        value: {
          targetId: 2,
          targetType: { case: 'documents', value: { documents: [`${DATABASE}/documents/c/a`] } },
        },
      },
    }),
  ),
  Write: toBinary(WriteRequestSchema, create(WriteRequestSchema, { database: DATABASE })),
}

/** Frames a gRPC message: uncompressed, with its length. */
function frame(message: Uint8Array): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt32BE(message.length, 1)
  return Buffer.concat([head, message])
}

/** Records `console.error` calls until the end of the test. */
function recordConsoleErrors(): () => readonly unknown[] {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => spy.mockRestore())
  return () => spy.mock.calls
}

const loggedErrors = ({ lines }: TestServer) => lines.filter((line) => !line.startsWith('No security rules'))

/** Opens a gRPC stream and waits for the first response. */
async function openStream(rpc: keyof typeof OPENED) {
  const server = await startTestServer()
  onTestFinished(() => server.close())
  const session = connectHttp2(server.base)
  session.on('error', () => {})
  const stream = session.request({
    ':method': 'POST',
    ':path': `/google.firestore.v1.Firestore/${rpc}`,
    'content-type': 'application/grpc+proto',
    te: 'trailers',
    authorization: 'Bearer owner',
  })
  stream.on('error', () => {})
  stream.write(frame(OPENED[rpc]))
  await new Promise((resolve) => stream.once('data', resolve))
  return { server, session, stream }
}

describe.each(['Listen', 'Write'] as const)(
  'the server logs no error if the client of a %s stream',
  (rpc) => {
    test.each(['cancels it', 'loses its connection', 'ends it within a message'])('%s', async (how) => {
      const consoleErrors = recordConsoleErrors()
      const { server, session, stream } = await openStream(rpc)
      const ended = new Promise((resolve) => stream.once('close', resolve))
      if (how === 'cancels it') stream.close(8)
      else if (how === 'loses its connection') session.socket.destroy()
      else {
        stream.write(frame(OPENED[rpc]).subarray(0, 7))
        stream.end()
      }
      await ended
      session.destroy()
      await server.close()
      expect([...consoleErrors(), ...loggedErrors(server)]).toEqual([])
    })
  },
)

test.each(['cancels', 'loses its connection'])(
  'the server logs no error if a client %s while it receives a large response',
  async (how) => {
    const consoleErrors = recordConsoleErrors()
    const server = await startTestServer()
    const text = 'x'.repeat(900_000)
    for (let i = 0; i < 5; i += 1) {
      const url = `${server.base}/v1/${DATABASE}/documents/large/d${i}`
      await fetch(url, { method: 'PATCH', body: JSON.stringify({ fields: { text: { stringValue: text } } }) })
    }
    const session = connectHttp2(server.base)
    session.on('error', () => {})
    const stream = session.request({
      ':method': 'POST',
      ':path': '/google.firestore.v1.Firestore/RunQuery',
      'content-type': 'application/grpc+proto',
      te: 'trailers',
      authorization: 'Bearer owner',
    })
    stream.on('error', () => {})
    const query = fromJson(RunQueryRequestSchema, {
      parent: `${DATABASE}/documents`,
      structuredQuery: { from: [{ collectionId: 'large' }] },
    })
    stream.end(frame(toBinary(RunQueryRequestSchema, query)))
    await new Promise((resolve) => stream.once('response', resolve))
    const ended = new Promise((resolve) => stream.once('close', resolve))
    if (how === 'cancels') stream.close(8)
    else session.socket.destroy()
    await ended
    session.destroy()
    await server.close()
    expect([...consoleErrors(), ...loggedErrors(server)]).toEqual([])
  },
)
