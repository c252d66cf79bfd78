/** Parsed JSON, looked into and described without trusting it. */
import { expect } from 'vitest'

/** What stands at a path; undefined where the path leaves the value. */
export function valueAt(json: unknown, ...path: readonly (string | number)[]): unknown {
  let value = json
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }
  return value
}

/** Stands for any text that matches. */
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern)

/** Stands for any text but the empty one. */
export const ANY_TEXT = textLike(/./)
