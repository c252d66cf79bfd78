import { typeName } from '#rules/values/types.ts'
import { ruleError, type Result, type RuleValue } from '#rules/values/value.ts'

/** Returns undefined if the function does not accept the argument types. */
type Call<Self> = (self: Self, args: readonly RuleValue[]) => Result | undefined

/** Functions by name with their number of arguments. */
export type FunctionTable<Self> = Readonly<Record<string, readonly [arity: number, call: Call<Self>]>>

/** Calls `table[name]`. Returns an error if the function does not exist or the arguments do not fit. */
export function callFromTable<Self>(
  table: FunctionTable<Self>,
  self: Self,
  owner: string,
  name: string,
  args: readonly RuleValue[],
): Result {
  const found = Object.hasOwn(table, name) ? table[name] : undefined
  const qualifiedName = owner === '' ? name : `${owner}.${name}`
  if (found === undefined || found[0] !== args.length)
    return ruleError(`Function not found error: Name: [${qualifiedName}] with ${args.length} arguments.`)
  const result = found[1](self, args)
  if (result !== undefined) return result
  return ruleError(
    `Unsupported operation error. Received: ${qualifiedName}(${args.map(typeName).join(', ')}).`,
  )
}
