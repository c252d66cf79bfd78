/** Compression of responses. Hosting compresses files, but not what a function responds. */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { acceptsGzip } from '#http/accept.ts'

const deflate = promisify(gzip)
/** Smaller responses fit into one packet anyway. */
const BYTES_MIN = 1_000
/** Text, JSON and XML. Photos are compressed already. */
const COMPRESSIBLE = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b)/

type Headers = Readonly<Record<string, string>>

/**
 * Compresses a body if that is worthwhile and the client accepts it.
 * @param headers of the response, with its content type
 * @param accepted `Accept-Encoding` of the request
 */
export async function compressed(
  body: Uint8Array,
  headers: Headers,
  accepted: string | undefined,
): Promise<{ readonly body: Uint8Array; readonly headers: Headers }> {
  if (body.byteLength < BYTES_MIN || !COMPRESSIBLE.test(headers['Content-Type'] ?? ''))
    return { body, headers }
  const varying = { ...headers, Vary: [headers.Vary, 'Accept-Encoding'].filter(Boolean).join(', ') }
  if (!acceptsGzip(accepted)) return { body, headers: varying }
  return { body: await deflate(body), headers: { ...varying, 'Content-Encoding': 'gzip' } }
}
