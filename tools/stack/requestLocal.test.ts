import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Failure } from '#cli/failure.ts'
import { freePort } from '#stack/ports.ts'
import { requestLocal } from '#stack/requestLocal.ts'

async function serve(respond: RequestListener, port = 0): Promise<string> {
  const server = createServer(respond).listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address: string | AddressInfo | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server is not listening.')
  return `http://127.0.0.1:${address.port}`
}

describe('a request to a local service', () => {
  it('never uses a connection again, because a service may just have closed it', async () => {
    const sockets = new Set<unknown>()
    const url = await serve((request, response) => {
      sockets.add(request.socket)
      response.end('ok')
    })
    for (let count = 0; count < 3; count += 1) {
      expect(await requestLocal('It', url)).toEqual({ ok: true, status: 200, text: 'ok' })
    }
    expect(sockets.size).toBe(3)
  })

  it('is repeated with its body when the connection breaks, and while the service still starts', async () => {
    const bodies: string[] = []
    const url = await serve((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += String(chunk)))
      request.on('end', () => {
        bodies.push(body)
        if (bodies.length === 1) request.socket.destroy()
        else if (bodies.length === 2) response.writeHead(503).end()
        else response.end('done')
      })
    })
    const answer = await requestLocal('It', url, { method: 'POST', body: 'an account' })
    expect(answer.text).toBe('done')
    expect(bodies).toEqual(['an account', 'an account', 'an account'])
  })

  it('waits for a service that does not listen yet', async () => {
    const port = await freePort()
    const answer = requestLocal('It', `http://127.0.0.1:${port}`)
    await serve((_request, response) => response.end('late'), port)
    expect((await answer).text).toBe('late')
  })

  it('returns other errors of the service at once', async () => {
    const url = await serve((_request, response) => response.writeHead(404).end('none'))
    expect(await requestLocal('It', url)).toEqual({ ok: false, status: 404, text: 'none' })
  })

  it('fails with a sentence that names the service and the reason', async () => {
    const url = await serve((request) => request.socket.destroy())
    const answer = requestLocal('The Auth emulator', url, { patience: 1 })
    await expect(answer).rejects.toThrow(Failure)
    await expect(answer).rejects.toThrow(/^The Auth emulator did not answer \(.+\)\.$/)
  })
})
