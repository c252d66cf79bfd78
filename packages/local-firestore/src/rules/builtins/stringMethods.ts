import { listOf } from '#rules/values/createValues.ts'
import { replaceAll, splitBy, withRegex } from '#rules/builtins/regex.ts'
import type { FunctionTable } from '#rules/builtins/functionTable.ts'

const SURROUNDING_WHITESPACE = /^[\0- ]+|[\0- ]+$/g

/** `lower` and `upper` change ASCII letters only. */
export const STRING_METHODS: FunctionTable<string> = {
  lower: [0, (self) => self.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())],
  upper: [0, (self) => self.replace(/[a-z]+/g, (letters) => letters.toUpperCase())],
  size: [0, (self) => BigInt(self.length)],
  trim: [0, (self) => self.replace(SURROUNDING_WHITESPACE, '')],
  toUtf8: [0, (self) => ({ kind: 'bytes', bytes: new TextEncoder().encode(self) })],
  matches: [
    1,
    (self, [pattern]) =>
      typeof pattern === 'string' ? withRegex(pattern, (expression) => expression.matches(self)) : undefined,
  ],
  replace: [
    2,
    (self, [pattern, by]) => {
      if (typeof pattern !== 'string' || typeof by !== 'string') return undefined
      return withRegex(pattern, (expression) => replaceAll(self, expression, by))
    },
  ],
  split: [
    1,
    (self, [pattern]) =>
      typeof pattern === 'string'
        ? withRegex(pattern, (expression) => listOf(splitBy(self, expression)))
        : undefined,
  ],
}
