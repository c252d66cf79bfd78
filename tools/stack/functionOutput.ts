/** What a function writes, as people read it in a terminal. */
import * as z from 'zod/mini'

/** What the framework that serves the function says of itself. */
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
/** A bug that the function caught. To the message of an error the logger adds its own stack, which says nothing. */
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
 * The lines to show of one line of the function: its words, with a bug's stack line by line. Each request is a line when
 * `requests` is set.
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
