/** Request bodies of a bounded size, JSON or forms, read from the raw bytes rather than from what the platform parsed. */
import { Problem } from '@tracker/domain/api/problem.ts'
import type { Parsed } from '@tracker/domain/api/parse.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from '#http/context.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i

/**
 * The platform does not read bodies of odd types, so what the caller announces counts too.
 * @throws Problem 413 when a body is too large, whether or not anybody reads it
 */
export function checkSize(rawBody: Uint8Array, headers: IncomingHttpHeaders, bytesMax: number): void {
  if (Math.max(rawBody.byteLength, Number(headers['content-length'] ?? 0)) > bytesMax) {
    const most = Math.floor(bytesMax / 1024)
    throw new Problem('too-large', `The request is too large: at most ${most} KB, please.`)
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

/**
 * The parts of a form that has files. Node's own parser reads it, since the body is bounded and in memory already.
 * @throws Problem 415 for other types, 400 for a body that is no such form
 */
export async function readForm({ headers, rawBody }: Context): Promise<FormData> {
  const type = headers['content-type'] ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new Problem('unsupported-media-type', 'Please send the request as multipart/form-data.')
  }
  try {
    return await new Response(new Uint8Array(rawBody), { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw new Problem('invalid', 'The request is not a valid form.')
  }
}
