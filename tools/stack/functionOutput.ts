/** What a function writes, as people read it in a terminal. */
import * as z from 'zod/mini'

/** How the emulator marks a line that the function itself wrote. */
const OWN = /^> {1,2}/
/** What the emulator says of loading the function, and of calls that it could not pass on. */
const TROUBLE = /^\S?\s*functions(\[[^\]]*\])?: .*(error|failed|timed out|killed)/i

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
 * The lines to show of one line of the emulators: what the function wrote itself, with a bug's stack line by line, and
 * troubles with the function. Each request is a line when `requests` is set.
 */
export function functionLines(line: string, { requests }: { readonly requests: boolean }): readonly string[] {
  if (!OWN.test(line)) return TROUBLE.test(line) ? [line] : []
  const text = line.replace(OWN, '')
  const json = parseJson(text)
  const entry = z.safeParse(entrySchema, json)
  if (!entry.success) return [text]
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
