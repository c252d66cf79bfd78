/** Request bodies: size limit, JSON and multipart forms. Parses the raw bytes, not the platform's parsed body. */
import { invalidFields, Problem } from '@tracker/domain/api/problem.ts'
import type { Parsed } from '@tracker/domain/api/parse.ts'
import { say } from '@tracker/domain/messages/message.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from '#http/context.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i

/**
 * Checks the body size. Also checks Content-Length, because the platform does not read bodies of unknown types.
 * @throws Problem 413
 */
export function checkSize(rawBody: Uint8Array, headers: IncomingHttpHeaders, bytesMax: number): void {
  if (Math.max(rawBody.byteLength, Number(headers['content-length'] ?? 0)) > bytesMax) {
    const most = Math.floor(bytesMax / 1024)
    throw new Problem('too-large', say('body-too-large', { kilobytes: String(most) }))
  }
}

function parseJson(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody))
  } catch {
    throw new Problem('invalid', say('json-invalid'))
  }
}

/** Parses a JSON body with a domain parser. @throws Problem 415 for other types, 400 with the invalid fields */
export function readBody<T>({ headers, rawBody }: Context, parse: (value: unknown) => Parsed<T>): T {
  if (!JSON_TYPE.test(headers['content-type'] ?? '')) {
    throw new Problem('unsupported-media-type', say('json-expected'))
  }
  if (rawBody.byteLength === 0) throw new Problem('invalid', say('json-missing'))
  const parsed = parse(parseJson(rawBody))
  if (parsed.ok) return parsed.value
  throw invalidFields(parsed.errors)
}

/**
 * Parses a multipart form with Node's parser; the body is limited and already in memory.
 * @throws Problem 415 for other types, 400 for an invalid form
 */
export async function readForm({ headers, rawBody }: Context): Promise<FormData> {
  const type = headers['content-type'] ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new Problem('unsupported-media-type', say('form-expected'))
  }
  try {
    return await new Response(new Uint8Array(rawBody), { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw new Problem('invalid', say('form-invalid'))
  }
}
