import { listOf } from '#rules/values/make.ts'
import { replaceAll, splitBy, withRegex } from '#rules/builtins/regex.ts'
import type { Table } from '#rules/builtins/table.ts'

const BLANK_ENDS = /^[\0- ]+|[\0- ]+$/g

/** Only ASCII letters change case. */
export const STRING_METHODS: Table<string> = {
  lower: [0, (self) => self.replace(/[A-Z]+/g, (run) => run.toLowerCase())],
  upper: [0, (self) => self.replace(/[a-z]+/g, (run) => run.toUpperCase())],
  size: [0, (self) => BigInt(self.length)],
  trim: [0, (self) => self.replace(BLANK_ENDS, '')],
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
