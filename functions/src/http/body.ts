/** Request bodies: JSON of a bounded size, read from the raw bytes rather than from what the platform parsed. */
import { Problem } from '@tracker/domain/errors.ts'
import { BODY_BYTES_MAX } from '@tracker/domain/limits.ts'
import type { Parsed } from '@tracker/domain/parse.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from '#http/context.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i

/**
 * The platform does not read bodies of odd types, so what the caller announces counts too.
 * @throws Problem 413 when a body is too large, whether or not anybody reads it
 */
export function checkSize(rawBody: Uint8Array, headers: IncomingHttpHeaders): void {
  if (Math.max(rawBody.byteLength, Number(headers['content-length'] ?? 0)) > BODY_BYTES_MAX) {
    throw new Problem('too-large', `The request is too large: at most ${BODY_BYTES_MAX / 1024} KB, please.`)
  }
}

function parseJson(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody))
  } catch {
    throw new Problem('invalid', 'The request is not valid JSON.')
  }
}

/** The body as a parser of the domain reads it. @throws Problem 415 for other types, 400 naming each wrong field */
export function readBody<T>({ headers, rawBody }: Context, parse: (value: unknown) => Parsed<T>): T {
  if (!JSON_TYPE.test(headers['content-type'] ?? '')) {
    throw new Problem('unsupported-media-type', 'Please send the request as application/json.')
  }
  if (rawBody.byteLength === 0) throw new Problem('invalid', 'The request needs a JSON body.')
  const parsed = parse(parseJson(rawBody))
  if (parsed.ok) return parsed.value
  throw new Problem('invalid', parsed.errors.map(({ message }) => message).join(' '), parsed.errors)
}
