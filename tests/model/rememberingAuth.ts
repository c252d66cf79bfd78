/**
 * Passes requests on to the Auth emulator and remembers its answers about accounts: the function and its SDK look up the account in
 * each call, which takes half of the processor time of a sequence. Any other request may change accounts and ends what is
 * remembered.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { inject } from 'vitest'
import { freePort } from '../../tools/stack/ports.ts'
import { closeAtEnd } from '../api/support/closing.ts'

interface Answer {
  readonly status: number
  readonly body: string
}

/** Sends a request as the emulator's administrator. */
async function send(method: string, path: string, body: Buffer): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer owner' }
  const response = await fetch(`http://${inject('authHost')}${path}`, {
    method,
    headers,
    ...(body.length > 0 && { body: Uint8Array.from(body) }),
  })
  return { status: response.status, body: await response.text() }
}

export async function startRememberingAuth(): Promise<{ host: string; forget: () => void }> {
  const found = new Map<string, Promise<Answer>>()
  const lookUp = (method: string, path: string, body: Buffer) => {
    const key = body.toString()
    const answer = found.get(key) ?? send(method, path, body)
    found.set(key, answer)
    return answer
  }
  const change = async (method: string, path: string, body: Buffer) => {
    found.clear()
    return send(method, path, body).finally(() => found.clear())
  }
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request
    const isLookUp = url.includes('accounts:lookup')
    buffer(request)
      .then((body) => (isLookUp ? lookUp : change)(method, url, body))
      .then(({ status, body }) =>
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(body),
      )
      .catch((error: unknown) => {
        console.error(error)
        response.destroy()
      })
  })
  const port = await freePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  closeAtEnd(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { host: `127.0.0.1:${port}`, forget: () => found.clear() }
}
