import { evaluate } from '../evaluate/evaluate.ts'
import { Session } from '../evaluate/session.ts'
import { Cursor } from '../syntax/cursor.ts'
import { parseExpression } from '../syntax/expressions.ts'
import { fromFields } from '../values/convert.ts'
import { keyOf } from '../values/key.ts'
import { typeName } from '../values/types.ts'
import { isError, type Result, type RuleValue } from '../values/value.ts'
import { contextOf, toFields, type PlainFields } from './kit.ts'

/** Evaluates one expression; the entries of `data` are its variables. */
export function run(source: string, data: PlainFields = {}): Result {
  const cursor = new Cursor(source)
  const expr = parseExpression(cursor)
  if (cursor.peek().kind !== 'end') throw cursor.unexpected('the end')
  const fields = fromFields(toFields(data))
  const captured = new Map(fields.keys.map((name): [string, RuleValue] => [name, fields.get(name) ?? null]))
  const frame = { functions: new Map(), captured, parent: null }
  return evaluate(expr, { locals: new Map(), frame }, new Session(contextOf(), new Map()))
}

/** Type and value as text, so that results compare exactly: `int #3`, `error Integer overflow.` */
export function outcome(source: string, data: PlainFields = {}): string {
  const result = run(source, data)
  return isError(result) ? `error ${result.message}` : `${typeName(result)} ${keyOf(result, 'by type')}`
}
