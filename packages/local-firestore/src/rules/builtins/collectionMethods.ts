import { unchanged } from '#rules/values/equality.ts'
import { keyOf, type Numbers } from '#rules/values/key.ts'
import { listOf, setOf } from '#rules/values/make.ts'
import { textOf } from '#rules/values/render.ts'
import type { ListValue, MapDiffValue, MapValue, RuleValue, SetValue } from '#rules/values/value.ts'
import type { Table } from '#rules/builtins/table.ts'

/** The items of an argument: methods of lists take lists, those of sets take both. */
type ItemsOf = (value: RuleValue | undefined) => readonly RuleValue[] | null

const itemsOfList: ItemsOf = (value) =>
  typeof value === 'object' && value?.kind === 'list' ? value.items : null

const itemsOfEither: ItemsOf = (value) =>
  typeof value === 'object' && value?.kind === 'set' ? value.items : itemsOfList(value)

/** A test for membership in the items. Only a set can hold NaN, which is not equal to itself. */
function memberOf(items: readonly RuleValue[], numbers: Numbers): (item: RuleValue) => boolean {
  const keys = new Set(items.map((item) => keyOf(item, numbers)))
  return (item) => !(numbers === 'by type' && Number.isNaN(item)) && keys.has(keyOf(item, numbers))
}

/** hasAll, hasAny and hasOnly, which lists and sets share. */
function tests(itemsOf: ItemsOf, numbers: Numbers): Table<ListValue | SetValue> {
  return {
    hasAll: [1, (self, [wanted]) => itemsOf(wanted)?.every(memberOf(self.items, numbers))],
    hasAny: [1, (self, [wanted]) => itemsOf(wanted)?.some(memberOf(self.items, numbers))],
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

export const LIST_METHODS: Table<ListValue> = {
  ...tests(itemsOfList, 'by type'),
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
    (self, [gone]) => {
      const items = itemsOfList(gone)
      if (items === null) return undefined
      const isGone = memberOf(items, 'by type')
      return listOf(self.items.filter((item) => !isGone(item)))
    },
  ],
  toSet: [0, (self) => setOf(self.items)],
}

export const SET_METHODS: Table<SetValue> = {
  ...tests(itemsOfEither, 'by value'),
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

export const MAP_METHODS: Table<MapValue> = {
  get: [2, (self, [key, fallback]) => getOr(self, key, fallback ?? null)],
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

/** The value at a key, or at a list of keys into nested maps; the fallback when any of them is missing. */
function getOr(self: MapValue, key: RuleValue | undefined, fallback: RuleValue): RuleValue | undefined {
  if (typeof key === 'string') {
    const value = self.get(key)
    return value === undefined ? fallback : value
  }
  if (typeof key !== 'object' || key?.kind !== 'list' || key.items.length === 0) return undefined
  let value: RuleValue | undefined = self
  for (const step of key.items) {
    if (typeof step !== 'string') return undefined
    value = typeof value === 'object' && value?.kind === 'map' ? value.get(step) : undefined
    if (value === undefined) return fallback
  }
  return value
}

export const MAP_DIFF_METHODS: Table<MapDiffValue> = {
  addedKeys: [0, (self) => setOf(added(self))],
  removedKeys: [0, (self) => setOf(removed(self))],
  changedKeys: [0, (self) => setOf(kept(self, false))],
  unchangedKeys: [0, (self) => setOf(kept(self, true))],
  affectedKeys: [0, (self) => setOf([...added(self), ...removed(self), ...kept(self, false)])],
}

function added({ after, before }: MapDiffValue): readonly string[] {
  return after.keys.filter((key) => before.get(key) === undefined)
}

function removed({ after, before }: MapDiffValue): readonly string[] {
  return before.keys.filter((key) => after.get(key) === undefined)
}

function kept({ after, before }: MapDiffValue, isSame: boolean): readonly string[] {
  return after.keys.filter((key) => {
    const old = before.get(key)
    const now = after.get(key)
    return old !== undefined && now !== undefined && unchanged(old, now) === isSame
  })
}
