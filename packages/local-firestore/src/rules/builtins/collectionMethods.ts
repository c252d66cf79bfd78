import { unchanged } from '#rules/values/equality.ts'
import { valueKey, type NumberEquality } from '#rules/values/valueKey.ts'
import { listOf, setOf } from '#rules/values/createValues.ts'
import { textOf } from '#rules/values/render.ts'
import type { ListValue, MapDiffValue, MapValue, RuleValue, SetValue } from '#rules/values/value.ts'
import type { FunctionTable } from '#rules/builtins/functionTable.ts'

/** Returns the items of an argument, or null if its type is not accepted. */
type ItemsOf = (value: RuleValue | undefined) => readonly RuleValue[] | null

const listItems: ItemsOf = (value) =>
  typeof value === 'object' && value?.kind === 'list' ? value.items : null

/** Set methods accept both lists and sets. */
const listOrSetItems: ItemsOf = (value) =>
  typeof value === 'object' && value?.kind === 'set' ? value.items : listItems(value)

/** Creates a membership predicate. Only sets treat NaN as equal to itself. */
function memberOf(items: readonly RuleValue[], numbers: NumberEquality): (item: RuleValue) => boolean {
  const keys = new Set(items.map((item) => valueKey(item, numbers)))
  return (item) => !(numbers === 'by type' && Number.isNaN(item)) && keys.has(valueKey(item, numbers))
}

/** The methods that lists and sets share. */
function sharedMethods(itemsOf: ItemsOf, numbers: NumberEquality): FunctionTable<ListValue | SetValue> {
  return {
    hasAll: [1, (self, [required]) => itemsOf(required)?.every(memberOf(self.items, numbers))],
    hasAny: [1, (self, [required]) => itemsOf(required)?.some(memberOf(self.items, numbers))],
    hasOnly: [
      1,
      (self, [allowed]) => {
        const items = itemsOf(allowed)
        return items === null ? undefined : self.items.every(memberOf(items, numbers))
      },
    ],
    size: [0, (self) => BigInt(self.items.length)],
  }
}

export const LIST_METHODS: FunctionTable<ListValue> = {
  ...sharedMethods(listItems, 'by type'),
  concat: [
    1,
    (self, [other]) =>
      typeof other === 'object' && other?.kind === 'list'
        ? listOf([...self.items, ...other.items])
        : undefined,
  ],
  join: [
    1,
    (self, [separator]) => {
      if (typeof separator !== 'string') return undefined
      const texts = self.items.map(textOf)
      return texts.every((text) => text !== undefined) ? texts.join(separator) : undefined
    },
  ],
  removeAll: [
    1,
    (self, [excluded]) => {
      const items = listItems(excluded)
      if (items === null) return undefined
      const isExcluded = memberOf(items, 'by type')
      return listOf(self.items.filter((item) => !isExcluded(item)))
    },
  ],
  toSet: [0, (self) => setOf(self.items)],
}

export const SET_METHODS: FunctionTable<SetValue> = {
  ...sharedMethods(listOrSetItems, 'by value'),
  difference: [
    1,
    (self, [other]) => combine(other, (items) => self.items.filter(not(memberOf(items, 'by value')))),
  ],
  intersection: [
    1,
    (self, [other]) => combine(other, (items) => self.items.filter(memberOf(items, 'by value'))),
  ],
  union: [1, (self, [other]) => combine(other, (items) => [...self.items, ...items])],
}

function not(test: (item: RuleValue) => boolean): (item: RuleValue) => boolean {
  return (item) => !test(item)
}

function combine(
  other: RuleValue | undefined,
  operation: (items: readonly RuleValue[]) => readonly RuleValue[],
): SetValue | undefined {
  return typeof other === 'object' && other?.kind === 'set' ? setOf(operation(other.items)) : undefined
}

export const MAP_METHODS: FunctionTable<MapValue> = {
  get: [2, (self, [key, defaultValue]) => getOr(self, key, defaultValue ?? null)],
  keys: [0, (self) => listOf(self.keys.toSorted())],
  values: [0, (self) => listOf(self.keys.map((key) => self.get(key) ?? null))],
  size: [0, (self) => BigInt(self.keys.length)],
  diff: [
    1,
    (self, [before]) =>
      typeof before === 'object' && before?.kind === 'map'
        ? { kind: 'map_diff', after: self, before }
        : undefined,
  ],
}

/** Implements `map.get(key, default)`. `key` may be a list of keys into nested maps. */
function getOr(self: MapValue, key: RuleValue | undefined, defaultValue: RuleValue): RuleValue | undefined {
  if (typeof key === 'string') {
    const value = self.get(key)
    return value === undefined ? defaultValue : value
  }
  if (typeof key !== 'object' || key?.kind !== 'list' || key.items.length === 0) return undefined
  let value: RuleValue | undefined = self
  for (const step of key.items) {
    if (typeof step !== 'string') return undefined
    value = typeof value === 'object' && value?.kind === 'map' ? value.get(step) : undefined
    if (value === undefined) return defaultValue
  }
  return value
}

export const MAP_DIFF_METHODS: FunctionTable<MapDiffValue> = {
  addedKeys: [0, (self) => setOf(added(self))],
  removedKeys: [0, (self) => setOf(removed(self))],
  changedKeys: [0, (self) => setOf(commonKeys(self, false))],
  unchangedKeys: [0, (self) => setOf(commonKeys(self, true))],
  affectedKeys: [0, (self) => setOf([...added(self), ...removed(self), ...commonKeys(self, false)])],
}

function added({ after, before }: MapDiffValue): readonly string[] {
  return after.keys.filter((key) => before.get(key) === undefined)
}

function removed({ after, before }: MapDiffValue): readonly string[] {
  return before.keys.filter((key) => after.get(key) === undefined)
}

function commonKeys({ after, before }: MapDiffValue, isUnchanged: boolean): readonly string[] {
  return after.keys.filter((key) => {
    const old = before.get(key)
    const now = after.get(key)
    return old !== undefined && now !== undefined && unchanged(old, now) === isUnchanged
  })
}
