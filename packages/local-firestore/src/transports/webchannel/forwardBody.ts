/** Parses the form-encoded body of handshake and forward requests. */
import { invalidArgument } from '#status.ts'

export interface ForwardBody {
  /** Headers sent in the body to avoid a preflight request. */
  readonly headers: Headers
  /** Messages by ID; null if the client could not encode the message. */
  readonly messages: ReadonlyMap<number, string | null>
}

/**
 * Parses `headers=..&count=k&ofs=n&req0___data__=..`. The ID of a message is `ofs` plus its index; retries can leave
 * gaps in the indices. Throws INVALID_ARGUMENT.
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

function parseHeaders(text: string): Headers {
  const lines = text.split('\r\n').filter((line) => line.includes(':'))
  try {
    return new Headers(
      lines.map((line): [string, string] => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon), line.slice(colon + 1)]
      }),
    )
  } catch {
    throw invalidArgument('The form field "headers" is not valid.')
  }
}
