/** The form-encoded body of handshake and forward requests. */
import { invalidArgument } from '#status.ts'

export interface ForwardBody {
  /** Headers that travel in the body, so that no preflight is needed; names in lower case. */
  readonly headers: ReadonlyMap<string, string>
  /** By message number; null for a number whose message the client could not encode. */
  readonly messages: ReadonlyMap<number, string | null>
}

/**
 * Reads `headers=..&count=k&ofs=n&req0___data__=..`. A message's number is `ofs` plus its index; indices may have
 * gaps after retries. Throws INVALID_ARGUMENT when `ofs` is no number.
 */
export function parseForwardBody(text: string): ForwardBody {
  const form = new URLSearchParams(text)
  const offset = Number(form.get('ofs') ?? '0')
  if (!Number.isSafeInteger(offset) || offset < 0) throw invalidArgument('The form field "ofs" is no number.')
  const messages = new Map<number, string | null>()
  for (const [key, value] of form) {
    const [, index, name] = /^req(\d+)_(.*)$/.exec(key) ?? []
    if (index === undefined) continue
    const number = offset + Number(index)
    if (name === '__data__') messages.set(number, value)
    else if (!messages.has(number)) messages.set(number, null)
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
