/**
 * Middleware that serves scripts and illustrations, compressed once. A page loads up to a hundred; compressing them for each
 * request took a tenth of a page's processor time. superstatic serves all other files.
 */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** Same as superstatic. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=utf-8',
  svg: 'image/svg+xml',
}
const FILE = /^\/(?:assets|illustrations)\/[\w./-]+\.(js|svg)$/
/** Minimum size in bytes. Smaller files are sent uncompressed. */
const COMPRESSED_MIN = 1_024
/** Same compression level as superstatic. */
const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const compress = promisify(brotliCompress)

async function readCompressed(file: string, mtimeMs: number) {
  const content = await readFile(file)
  const isCompressed = content.length >= COMPRESSED_MIN
  const body = isCompressed ? await compress(content, OPTIONS) : content
  const etag = createHash('md5').update(content).digest('hex')
  return { mtimeMs, body, isCompressed, etag }
}

/** @param site absolute path of the served folder */
export function compressedFileCache(site: string) {
  const cache = new Map<string, Awaited<ReturnType<typeof readCompressed>>>()

  /** @returns null if the file does not exist */
  async function find(file: string) {
    try {
      const { mtimeMs } = await stat(file)
      const known = cache.get(file)
      if (known?.mtimeMs === mtimeMs) return known
      const read = await readCompressed(file, mtimeMs)
      cache.set(file, read)
      return read
    } catch {
      return null
    }
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const [, kind = ''] = FILE.exec(pathname) ?? []
    const contentType = CONTENT_TYPES[kind]
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']))
    if (request.method !== 'GET' || contentType === undefined || !takesBrotli) return next()
    void find(join(site, pathname)).then((found) => {
      if (found === null) return next()
      response.writeHead(200, {
        'Content-Type': contentType,
        'Content-Length': found.body.length,
        ...(found.isCompressed && { 'Content-Encoding': 'br' }),
        ETag: found.etag,
        'Last-Modified': new Date(found.mtimeMs).toUTCString(),
        Vary: 'Accept-Encoding',
      })
      response.end(found.body)
    })
  }
}
