import { request as httpRequest } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { connect, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { describe, expect, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { startTestServer } from '#test/support/server.ts'
import { startServer } from '#server.ts'
import { ChannelClient } from '#test/support/channelClient.ts'
import { scriptedFirestore, startScriptedServer } from '#test/support/scriptedServer.ts'

/** Sends raw bytes in separate packets. Returns the response once the server closes the connection. */
async function exchange(port: number, packets: readonly string[]): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  const ended = new Promise((resolve, reject) => socket.once('end', resolve).once('error', reject))
  for (const packet of packets) {
    await new Promise((resolve) => socket.write(packet, resolve))
    await new Promise((resolve) => setImmediate(resolve))
  }
  await ended
  return received
}

/** Sends a request with headers that `fetch` does not allow. */
function send(base: string, method: string, path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      const request = httpRequest(base + path, { method, headers }, (response) => {
        let body = ''
        response.setEncoding('utf8').on('data', (text: string) => (body += text))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        )
      })
      request.on('error', reject).end()
    },
  )
}

describe('the port', () => {
  test('serves HTTP/1.1 requests that start like the HTTP/2 preface', async () => {
    const server = await startScriptedServer()
    const rest = 'OST /nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'
    expect(await exchange(server.port, ['P', rest])).toMatch(/^HTTP\/1\.1 404 /)
    const patch =
      'PATCH /nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'
    expect(await exchange(server.port, [patch])).toMatch(/^HTTP\/1\.1 404 /)
  })

  test('serves HTTP/2 with prior knowledge as gRPC', async () => {
    const server = await startScriptedServer()
    const session = connectHttp2(server.base)
    const stream = session.request({
      ':method': 'POST',
      ':path': '/google.firestore.v1.Firestore/GetDocument',
      'content-type': 'application/grpc+proto',
    })
    const ended = new Promise<unknown>((resolve) => stream.once('trailers', resolve))
    stream.end(Buffer.alloc(5)).resume()
    // INVALID_ARGUMENT, because the request is empty.
    expect(await ended).toMatchObject({ 'grpc-status': '3' })
    session.close()
  })

  test('is open on 127.0.0.1 and ::1 and on no other interface', async () => {
    const server = await startScriptedServer()
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200)
    const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
    for (const { address, internal } of addresses.filter(
      (each) => each.scopeid === undefined || each.scopeid === 0,
    )) {
      const host = isIP(address) === 6 ? `[${address}]` : address
      const reached = await fetch(`http://${host}:${server.port}/`).then(
        () => true,
        () => false,
      )
      expect([address, reached]).toEqual([address, internal])
    }
  })

  test('is not opened if the rules are invalid', async () => {
    await expect(startTestServer({ rules: 'nonsense' })).rejects.toThrow('Invalid rules, line 1: ')
  })

  test('causes EADDRINUSE if it is in use', async () => {
    const server = await startScriptedServer()
    const second = startServer({ ...scriptedFirestore(), port: server.port })
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  test('is free after close, even if clients have open connections and streams', async () => {
    const server = await startScriptedServer()
    const idle = connect(server.port, '127.0.0.1')
    const http2 = connectHttp2(server.base)
    http2.on('error', () => {})
    const client = new ChannelClient(server.base)
    await client.handshake([{ streamId: 'm0' }])
    await client.back(0)
    await server.close()
    await eventually(() => idle.closed && http2.closed)
    const again = await startScriptedServer({ port: server.port })
    expect(again.port).toBe(server.port)
  })
})

describe('requests', () => {
  test.each([
    'localhost',
    '127.0.0.1:8080',
    '[::1]:8080',
    'app.localhost:1',
    'LOCALHOST',
    '192.168.1.7:8080',
  ])('are accepted with the host %s', async (host) => {
    const server = await startScriptedServer()
    expect((await send(server.base, 'GET', '/', { host })).status).toBe(200)
  })

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.nip.example:8080', 'user@localhost'])(
    'are rejected with the host "%s"',
    async (host) => {
      const server = await startScriptedServer()
      const response = await send(server.base, 'POST', '/reset', { host })
      expect(response.status).toBe(403)
      expect(JSON.parse(response.body)).toMatchObject({ error: { code: 403, status: 'PERMISSION_DENIED' } })
    },
  )

  test.each([
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'file://',
    'http://203.0.113.5',
  ])('are rejected from the origin %s, including preflight requests', async (origin) => {
    const server = await startScriptedServer()
    for (const method of ['OPTIONS', 'POST', 'DELETE']) {
      const response = await send(server.base, method, '/reset', { origin })
      expect(response.status).toBe(403)
      expect(response.headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  test.each(['http://localhost:5000', 'https://localhost', 'http://127.0.0.1:5173', 'http://[::1]:3000'])(
    'have CORS headers for the origin %s, whatever the status',
    async (origin) => {
      const server = await startScriptedServer()
      for (const path of ['/', '/nowhere', '/google.firestore.v1.Firestore/Listen/channel?SID=x']) {
        const { headers } = await send(server.base, 'GET', path, { origin })
        expect(headers).toMatchObject({
          'access-control-allow-origin': origin,
          'access-control-allow-credentials': 'true',
          'access-control-allow-methods': 'DELETE,GET,HEAD,PATCH,POST,PUT',
          'access-control-expose-headers':
            'x-client-wire-protocol, x-http-session-id, x-http-initial-response',
          vary: 'Origin',
        })
      }
    },
  )

  test('may send all headers that a preflight asks for', async () => {
    const server = await startScriptedServer()
    const response = await send(server.base, 'OPTIONS', '/v1/projects/p/databases/d/documents:commit', {
      origin: 'http://localhost:5000',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,x-goog-api-client',
      'access-control-request-private-network': 'true',
    })
    expect(response).toMatchObject({ status: 200, body: '' })
    expect(response.headers).toMatchObject({
      'access-control-allow-headers': 'authorization,x-goog-api-client',
      'access-control-allow-private-network': 'true',
    })
  })

  test.each([
    ['GET', '/nowhere'],
    ['GET', '/v1/nowhere'],
    ['PUT', '/v1/projects/p/databases/d/documents/c/d'],
    ['POST', '/v1/projects/p/databases/d/documents:nonsense'],
    ['POST', '/emulator/v1/projects/p:nonsense'],
  ])('to %s %s fail with NOT_FOUND as JSON', async (method, path) => {
    const server = await startScriptedServer()
    const response = await send(server.base, method, path, {})
    expect(response.status).toBe(404)
    expect(response.headers['content-type']).toMatch(/^application\/json/)
    expect(JSON.parse(response.body)).toMatchObject({ error: { code: 404, status: 'NOT_FOUND' } })
  })

  test('with HEAD have no response body', async () => {
    const server = await startScriptedServer()
    expect(await send(server.base, 'HEAD', '/nowhere', {})).toMatchObject({ status: 404, body: '' })
    expect(await send(server.base, 'HEAD', '/', {})).toMatchObject({ status: 200, body: '' })
  })
})
