/** Formats the function's log for a terminal. */
import * as z from 'zod/mini'

/** Start messages of functions-framework. */
const FRAMEWORK = /^(Serving function\.\.\.|Function: |Signature type: |URL: )/

const entrySchema = z.looseObject({
  severity: z.string(),
  message: z.string(),
  stack: z._default(z.array(z.string()), []),
})
const requestSchema = z.object({
  message: z.literal('request'),
  method: z.string(),
  call: z._default(z.string(), '?'),
  status: z.number(),
  ms: z.number(),
})
/** An unexpected error that the function caught. Drops the logger's own stack after the message. */
const bugSchema = z.object({
  message: z.string().check(z.regex(/^(Error: )?bug(\n|$)/)),
  name: z.string(),
  error: z._default(z.string(), ''),
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Formats one line of the log: the message, and line by line the stack of an unexpected error.
 * @param options.requests whether to show one line per request
 */
export function functionLines(line: string, { requests }: { readonly requests: boolean }): readonly string[] {
  if (FRAMEWORK.test(line)) return []
  const json = parseJson(line)
  const entry = z.safeParse(entrySchema, json)
  if (!entry.success) return [line]
  const request = z.safeParse(requestSchema, json)
  if (request.success) {
    const { method, call, status, ms } = request.data
    return requests ? [`${method} ${call} ${status} in ${ms} ms`] : []
  }
  const { severity, message, stack } = entry.data
  const bug = z.safeParse(bugSchema, json)
  const head = bug.success ? `${bug.data.name}: ${bug.data.error}` : message
  return [`${severity} ${head}`, ...stack.map((frame) => `    ${frame}`)]
}
