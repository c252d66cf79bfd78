/** Sends a form and tells how far it is, which `fetch` does not. It comes with the screens that send photos. */

/** Milliseconds that a photo may be on its way: half a megabyte takes a minute at 64 kbit/s. */
const TIMEOUT_MS = 120_000

/**
 * What takes the place of `fetch` for one call of the API.
 * @param onProgress called with the part, 0 to 1, that is sent
 * @param signal ends it
 */
export function uploader(onProgress: (part: number) => void, signal: AbortSignal): typeof fetch {
  return (address, init) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const request = new XMLHttpRequest()
      request.open(init?.method ?? 'POST', typeof address === 'string' ? address : '')
      new Headers(init?.headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.timeout = TIMEOUT_MS
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      )
      request.addEventListener('load', () =>
        resolve(new Response(request.responseText, { status: request.status })),
      )
      for (const end of ['error', 'timeout', 'abort'])
        request.addEventListener(end, () => reject(new Error(`The form was not sent: ${end}.`)))
      signal.addEventListener('abort', () => request.abort(), { once: true })
      request.send(init?.body instanceof FormData ? init.body : null)
    })
}
