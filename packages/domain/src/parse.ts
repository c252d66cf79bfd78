/** Parsing at a boundary: a value, or one message for each field that is wrong. */
import * as z from 'zod/mini'

export interface FieldError {
  /** The field's wire name; empty when the whole value is wrong. */
  readonly field: string
  readonly message: string
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] }

/** Parses with a schema; of several complaints about one field, the first is kept. */
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
