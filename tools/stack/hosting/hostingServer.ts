/**
 * Local Hosting server: `hostingServer.ts FILE`, with the settings written by `configureHosting`.
 * superstatic, Firebase's Hosting emulator, serves files, rewrites and headers. API requests go to one
 * process of the function, which handles them concurrently as in production.
 */
import { SITE } from '@tracker/domain/site/site.ts'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { server as superstatic } from 'superstatic'
import * as z from 'zod/mini'
import { PROJECT_ID } from '#cli/paths.ts'
import { proxyToFunction } from '#stack/function/functionProxy.ts'
import { compressedFileCache } from '#stack/hosting/compressedFileCache.ts'

const settingsSchema = z.object({
  /** Port of pages and API. */
  port: z.number(),
  /** Port of the function at the address of the Functions emulator. */
  functionsPort: z.number(),
  /** Port of the function's process. */
  functionPort: z.number(),
  /** The `hosting` part of `firebase.json`. */
  hosting: z.looseObject({ public: z.string() }),
})

const [, , file = ''] = process.argv
const settings = z.parse(settingsSchema, JSON.parse(readFileSync(file, 'utf8')))
const { port, functionsPort, functionPort, hosting } = settings
const FUNCTION_PREFIX = `/${PROJECT_ID}/${SITE.regions.function}/api`

/** Responds to malformed paths with 400; superstatic would report internal errors. */
function rejectMalformedPath(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  try {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (!path.includes('\0')) return next()
  } catch {
    // Malformed: handled below.
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
  before: { redirects: rejectMalformedPath, files: compressedFileCache(join(dirname(file), hosting.public)) },
  rewriters: {
    function: async () => (request: IncomingMessage, response: ServerResponse) =>
      proxyToFunction(request, response, functionPort),
  },
})
const direct = createServer((request, response) => {
  const { url = '/' } = request
  if (url.startsWith(FUNCTION_PREFIX)) {
    void proxyToFunction(request, response, functionPort, url.slice(FUNCTION_PREFIX.length) || '/')
  } else {
    response.writeHead(404).end()
  }
})

pages.listen(() => direct.listen(functionsPort, '127.0.0.1', () => console.log('listening')))
