/** Schema parsing at boundaries, with one message per invalid field. */
import * as z from 'zod/mini'

export interface FieldError {
  /** Field name in the JSON body; empty if the error concerns the whole value. */
  readonly field: string
  readonly message: string
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] }

/** Parses a value with a schema. Reports only the first error of each field. */
export function parseWith<T>(schema: z.ZodMiniType<T>, value: unknown): Parsed<T> {
  const result = z.safeParse(schema, value)
  if (result.success) return { ok: true, value: result.data }
  const messages = new Map<string, string>()
  for (const issue of result.error.issues) {
    const field = issue.path.map(String).join('.')
    if (!messages.has(field)) messages.set(field, issue.message)
  }
  return { ok: false, errors: [...messages].map(([field, message]) => ({ field, message })) }
}

/** As `parseWith`, for a change: returns only the fields that were sent, without the schema's defaults. */
export function parseSent<T extends object>(schema: z.ZodMiniType<T>, value: unknown): Parsed<Partial<T>> {
  const parsed = parseWith(schema, value)
  if (!parsed.ok || typeof value !== 'object' || value === null) return parsed
  const sent: Partial<T> = { ...parsed.value }
  for (const field in sent) if (!Object.hasOwn(value, field)) delete sent[field]
  return { ok: true, value: sent }
}
