/**
 * The scripts and drawings of the site. A page asks for a hundred of them, and compressing each anew every time took a tenth
 * of the processor's time that a page takes: they are read and compressed once. All else is superstatic's.
 */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** As superstatic names them. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=utf-8',
  svg: 'image/svg+xml',
}
const FILE = /^\/(?:assets|illustrations)\/[\w./-]+\.(js|svg)$/
/** What is smaller is sent as it is. */
const COMPRESSED_FROM = 1_024
/** The quality that superstatic's compression has. */
const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const compress = promisify(brotliCompress)

async function readKept(file: string, mtimeMs: number) {
  const content = await readFile(file)
  const isCompressed = content.length >= COMPRESSED_FROM
  const body = isCompressed ? await compress(content, OPTIONS) : content
  const etag = createHash('md5').update(content).digest('hex')
  return { mtimeMs, body, isCompressed, etag }
}

/** @param site the folder that is served, absolute */
export function keptFiles(site: string) {
  const kept = new Map<string, Awaited<ReturnType<typeof readKept>>>()

  /** What a file holds now; null when it is not there. */
  async function find(file: string) {
    try {
      const { mtimeMs } = await stat(file)
      const known = kept.get(file)
      if (known?.mtimeMs === mtimeMs) return known
      const read = await readKept(file, mtimeMs)
      kept.set(file, read)
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
