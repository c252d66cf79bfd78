import { evaluate } from '#rules/evaluate/evaluate.ts'
import { Evaluation } from '#rules/evaluate/evaluation.ts'
import { TokenStream } from '#rules/syntax/tokenStream.ts'
import { parseExpression } from '#rules/syntax/expressions.ts'
import { fromFields } from '#rules/values/convert.ts'
import { valueKey } from '#rules/values/valueKey.ts'
import { typeName } from '#rules/values/types.ts'
import { isError, type Result, type RuleValue } from '#rules/values/value.ts'
import { contextOf, toFields, type PlainFields } from '#test/support/rules/builders.ts'

/** Evaluates an expression with the entries of `data` as variables. */
export function run(source: string, data: PlainFields = {}): Result {
  const tokens = new TokenStream(source)
  const expr = parseExpression(tokens)
  if (tokens.peek().kind !== 'end') throw tokens.unexpected('the end')
  const fields = fromFields(toFields(data))
  const captured = new Map(fields.keys.map((name): [string, RuleValue] => [name, fields.get(name) ?? null]))
  const frame = { functions: new Map(), captured, parent: null }
  return evaluate(expr, { locals: new Map(), frame }, new Evaluation(contextOf(), new Map()))
}

/** Formats the type and value of a result for exact comparison, e.g. `int i3` or `error Integer overflow.` */
export function outcome(source: string, data: PlainFields = {}): string {
  const result = run(source, data)
  return isError(result) ? `error ${result.message}` : `${typeName(result)} ${valueKey(result, 'by type')}`
}
