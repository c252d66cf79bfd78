/**
 * Hosting on this machine, as a program: `hostingServer.ts FILE`, the file as `configureHosting` writes it. Files, rewrites
 * and headers are the work of superstatic, which is Firebase's own Hosting emulator; calls of the API go to one process of
 * the function, which serves many at once as in production.
 */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { server as superstatic } from 'superstatic'
import * as z from 'zod/mini'
import { PROJECT_ID } from '#cli/paths.ts'
import { passToFunction } from '#stack/functionProxy.ts'
import { keptFiles } from '#stack/keptFiles.ts'

const settingsSchema = z.object({
  /** Where pages and the API are served. */
  port: z.number(),
  /** Where the function is served under the address that clients of the Functions emulator use. */
  functionsPort: z.number(),
  /** Where the process of the function listens. */
  functionPort: z.number(),
  /** The `hosting` part of `firebase.json`. */
  hosting: z.looseObject({ public: z.string() }),
})

const [, , file = ''] = process.argv
const settings = z.parse(settingsSchema, JSON.parse(readFileSync(file, 'utf8')))
const { port, functionsPort, functionPort, hosting } = settings
const FUNCTION_PREFIX = `/${PROJECT_ID}/us-central1/api`

/** Paths that no file system and no router can read are refused here; superstatic calls them an unexpected error. */
function refuseUnreadable(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  try {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (!path.includes('\0')) return next()
  } catch {
    // What follows answers.
  }
  response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end('This address cannot be read.\n')
}

const pages = superstatic({
  port,
  hostname: '127.0.0.1',
  config: hosting,
  cwd: dirname(file),
  compression: true,
  stack: 'strict',
  before: { redirects: refuseUnreadable, files: keptFiles(join(dirname(file), hosting.public)) },
  rewriters: {
    function: async () => (request: IncomingMessage, response: ServerResponse) =>
      passToFunction(request, response, functionPort),
  },
})
const direct = createServer((request, response) => {
  const { url = '/' } = request
  if (url.startsWith(FUNCTION_PREFIX)) {
    void passToFunction(request, response, functionPort, url.slice(FUNCTION_PREFIX.length) || '/')
  } else {
    response.writeHead(404).end()
  }
})

pages.listen(() => direct.listen(functionsPort, '127.0.0.1', () => console.log('listening')))
