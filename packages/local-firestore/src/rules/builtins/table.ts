import { typeName } from '#rules/values/types.ts'
import { fail, type Result, type RuleValue } from '#rules/values/value.ts'

/** Undefined means that the arguments have types which the function does not take. */
type Call<Self> = (self: Self, args: readonly RuleValue[]) => Result | undefined

/** Functions by name, each with its number of arguments. */
export type Table<Self> = Readonly<Record<string, readonly [arity: number, call: Call<Self>]>>

/** Calls `table[name]`. Errors for a missing function, a wrong number of arguments and wrong types. */
export function callIn<Self>(
  table: Table<Self>,
  self: Self,
  owner: string,
  name: string,
  args: readonly RuleValue[],
): Result {
  const found = Object.hasOwn(table, name) ? table[name] : undefined
  const shown = owner === '' ? name : `${owner}.${name}`
  if (found === undefined || found[0] !== args.length)
    return fail(`Function not found error: Name: [${shown}] with ${args.length} arguments.`)
  const result = found[1](self, args)
  if (result !== undefined) return result
  return fail(`Unsupported operation error. Received: ${shown}(${args.map(typeName).join(', ')}).`)
}
