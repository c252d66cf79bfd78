import { RE2JS } from 're2js'
import { fail, isError, type RuleError } from '../values/value.ts'

const MAX_PATTERN = 10_000
const MAX_CACHED = 500
const compiled = new Map<string, RE2JS | RuleError>()

/** An RE2 expression, which takes time linear in the text; compiled once. */
export function regex(pattern: string): RE2JS | RuleError {
  const known = compiled.get(pattern)
  if (known !== undefined) return known
  const result = compile(pattern)
  if (compiled.size >= MAX_CACHED) compiled.clear()
  compiled.set(pattern, result)
  return result
}

/** Calls `apply` with the compiled pattern. */
export function withRegex<T>(pattern: string, apply: (expression: RE2JS) => T): T | RuleError {
  const expression = regex(pattern)
  return isError(expression) ? expression : apply(expression)
}

function compile(pattern: string): RE2JS | RuleError {
  if (pattern.length > MAX_PATTERN) return fail('Regular expression is too long.')
  try {
    return RE2JS.compile(pattern)
  } catch (error) {
    return fail(`Invalid regular expression: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

/** The text between matches; an empty match splits between characters. */
export function splitBy(text: string, expression: RE2JS): string[] {
  const parts: string[] = []
  const matcher = expression.matcher(text)
  let from = 0
  while (matcher.find()) {
    const start = matcher.start()
    const end = matcher.end()
    if (start === end && (start === from || start >= text.length)) continue
    parts.push(text.slice(from, start))
    from = end
  }
  parts.push(text.slice(from))
  return parts
}
