/** Parses the form-encoded body of handshake and forward requests. */
import { invalidArgument } from '#status.ts'

export interface ForwardBody {
  /** Headers sent in the body to avoid a preflight request. Names are in lower case. */
  readonly headers: ReadonlyMap<string, string>
  /** Messages by ID; null if the client could not encode the message. */
  readonly messages: ReadonlyMap<number, string | null>
}

/**
 * Parses `headers=..&count=k&ofs=n&req0___data__=..`. The ID of a message is `ofs` plus its index; retries can leave
 * gaps in the indices. Throws INVALID_ARGUMENT if `ofs` is not a number.
 */
export function parseForwardBody(text: string): ForwardBody {
  const form = new URLSearchParams(text)
  const offset = Number(form.get('ofs') ?? '0')
  if (!Number.isSafeInteger(offset) || offset < 0)
    throw invalidArgument('The form field "ofs" is not a number.')
  const messages = new Map<number, string | null>()
  for (const [key, value] of form) {
    const [, index, name] = /^req(\d+)_(.*)$/.exec(key) ?? []
    if (index === undefined) continue
    const id = offset + Number(index)
    if (name === '__data__') messages.set(id, value)
    else if (!messages.has(id)) messages.set(id, null)
  }
  return { headers: parseHeaders(form.get('headers') ?? ''), messages }
}

function parseHeaders(text: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
  return headers
}
