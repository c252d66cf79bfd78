import { connect as connectHttp2 } from 'node:http2'
import { create, fromJson, toBinary } from '@bufbuild/protobuf'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  ListenRequestSchema,
  RunQueryRequestSchema,
  WriteRequestSchema,
} from '#gen/google/firestore/v1/firestore_pb.js'
import { startFirestore, type TestServer } from '#test/support/server.ts'

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

/** One message as gRPC frames it: uncompressed, with its length. */
function framed(message: Uint8Array): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt32BE(message.length, 1)
  return Buffer.concat([head, message])
}

/** What is printed as an error from now on to the end of the test. */
function printedErrors(): () => readonly unknown[] {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => spy.mockRestore())
  return () => spy.mock.calls
}

const failuresIn = ({ lines }: TestServer) => lines.filter((line) => !line.startsWith('No security rules'))

/** A stream over gRPC that has got its first answer. */
async function openStream(rpc: keyof typeof OPENED) {
  const server = await startFirestore()
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
  stream.write(framed(OPENED[rpc]))
  await new Promise((resolve) => stream.once('data', resolve))
  return { server, session, stream }
}

describe.each(['Listen', 'Write'] as const)(
  'a client that drops a %s stream is no failure of the server:',
  (rpc) => {
    test.each(['cancels it', 'loses its connection', 'ends in the middle of a message'])(
      '%s',
      async (how) => {
        const printed = printedErrors()
        const { server, session, stream } = await openStream(rpc)
        const ended = new Promise((resolve) => stream.once('close', resolve))
        if (how === 'cancels it') stream.close(8)
        else if (how === 'loses its connection') session.socket.destroy()
        else {
          stream.write(framed(OPENED[rpc]).subarray(0, 7))
          stream.end()
        }
        await ended
        session.destroy()
        await server.close()
        expect([...printed(), ...failuresIn(server)]).toEqual([])
      },
    )
  },
)

test.each(['cancels', 'loses its connection'])(
  'a client that %s while a large answer is on its way is no failure of the server',
  async (how) => {
    const printed = printedErrors()
    const server = await startFirestore()
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
    stream.end(framed(toBinary(RunQueryRequestSchema, query)))
    await new Promise((resolve) => stream.once('response', resolve))
    const ended = new Promise((resolve) => stream.once('close', resolve))
    if (how === 'cancels') stream.close(8)
    else session.socket.destroy()
    await ended
    session.destroy()
    await server.close()
    expect([...printed(), ...failuresIn(server)]).toEqual([])
  },
)
