/** Uploads a form with progress events, which `fetch` does not support. */
import { DEADLINES } from '@tracker/domain/api/deadlines.ts'

/** Parses the lines of `getAllResponseHeaders`. */
function headersOf(lines: string): Headers {
  const headers = new Headers()
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}

/**
 * Creates a replacement for `fetch` for one API call.
 * @param signal aborts the upload
 * @param onProgress called with the fraction sent, 0 to 1
 */
export function uploader(signal: AbortSignal, onProgress?: (part: number) => void): typeof fetch {
  return (address, init) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const request = new XMLHttpRequest()
      request.open(init?.method ?? 'POST', typeof address === 'string' ? address : '')
      new Headers(init?.headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.timeout = DEADLINES.upload
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress?.(total > 0 ? loaded / total : 0),
      )
      request.addEventListener('load', () =>
        resolve(
          new Response(request.responseText, {
            status: request.status,
            // `Retry-After` among others.
            headers: headersOf(request.getAllResponseHeaders()),
          }),
        ),
      )
      for (const end of ['error', 'timeout', 'abort'])
        request.addEventListener(end, () => reject(new Error(`The form was not sent: ${end}.`)))
      signal.addEventListener('abort', () => request.abort(), { once: true })
      request.send(init?.body instanceof FormData ? init.body : null)
    })
}
