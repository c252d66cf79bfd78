import { RE2JS } from 're2js'
import { messageOf } from '#log.ts'
import { ruleError, isError, type RuleError } from '#rules/values/value.ts'

const MAX_PATTERN = 10_000
const MAX_CACHED = 500
const compiled = new Map<string, RE2JS | RuleError>()

/** Compiles an RE2 expression, which matches in linear time. Caches the result. */
export function compileRegex(pattern: string): RE2JS | RuleError {
  const cached = compiled.get(pattern)
  if (cached !== undefined) return cached
  const result = compile(pattern)
  if (compiled.size >= MAX_CACHED) compiled.clear()
  compiled.set(pattern, result)
  return result
}

/** Calls `apply` with the compiled pattern, or returns the error of an invalid pattern. */
export function withRegex<T>(pattern: string, apply: (expression: RE2JS) => T): T | RuleError {
  const expression = compileRegex(pattern)
  return isError(expression) ? expression : apply(expression)
}

function compile(pattern: string): RE2JS | RuleError {
  if (pattern.length > MAX_PATTERN) return ruleError('Regular expression is too long.')
  try {
    return RE2JS.compile(pattern)
  } catch (error) {
    return ruleError(`Invalid regular expression: ${messageOf(error)}.`)
  }
}

/** A backslash escape or a group reference such as `$1`. */
const REFERENCE = /\\([^])|\$([0-9])([0-9]*)/g

/** Replaces all matches. In the replacement, `$1` refers to the first group, and a backslash escapes a character. */
export function replaceAll(text: string, expression: RE2JS, replacement: string): string | RuleError {
  const matcher = expression.matcher(text)
  const groups = matcher.groupCount()
  for (const [reference, , first] of replacement.matchAll(REFERENCE))
    if (Number(first) > groups) return ruleError(`There is no group ${reference}.`)
  let result = ''
  let from = 0
  while (matcher.find()) {
    result += text.slice(from, matcher.start())
    result += replacement.replace(REFERENCE, (_, quoted?: string, first: string = '', more: string = '') => {
      if (quoted !== undefined) return quoted
      let digits = 0
      while (digits < more.length && Number(first + more.slice(0, digits + 1)) <= groups) digits++
      return `${matcher.group(Number(first + more.slice(0, digits))) ?? ''}${more.slice(digits)}`
    })
    from = matcher.end()
  }
  return result + text.slice(from)
}

/** Splits a text at all matches and drops trailing empty parts. */
export function splitBy(text: string, expression: RE2JS): string[] {
  const parts: string[] = []
  const matcher = expression.matcher(text)
  let from = 0
  while (matcher.find()) {
    const end = matcher.end()
    if (end === 0 && text === '') continue
    parts.push(text.slice(from, matcher.start()))
    from = end
  }
  if (parts.length === 0 || from < text.length) parts.push(text.slice(from))
  while (parts.length > 1 && parts.at(-1) === '') parts.pop()
  return parts
}
