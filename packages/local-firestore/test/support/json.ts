/** Helpers for assertions on untyped JSON. */
import { expect } from 'vitest'

/** Returns the value at a path; undefined if it does not exist. */
export function valueAt(json: unknown, ...path: readonly (string | number)[]): unknown {
  let value = json
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }
  return value
}

/** Matches any string that matches the pattern. */
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern)

/** Matches any non-empty string. */
export const ANY_TEXT = textLike(/./)
