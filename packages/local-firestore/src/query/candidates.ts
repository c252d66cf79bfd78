/** Finds the results of a plan through the indexes of one collection, in order. */
import type { Collection } from '#store/collection.ts'
import type { StoredDocument } from '#store/document.ts'
import type { Conjunct } from './filter.ts'
import { compareDocuments, hasOrderedFields, type OrderBy } from './order.ts'
import type { QueryPlan } from './plan.ts'

type Keys = ReadonlySet<string>

export function candidatesOf(collection: Collection, plan: QueryPlan): Iterable<StoredDocument> {
  const { postings, matches } = splitConjuncts(collection, plan.conjuncts)
  const [rarest, ...others] = postings.toSorted((a, b) => a.size - b.size)
  const test = (document: StoredDocument) =>
    others.every((keys) => keys.has(document.key)) && matches(document)
  if (worthWalking(collection, plan, rarest)) {
    return walk(collection, plan, (document) => (rarest?.has(document.key) ?? true) && test(document))
  }
  const documents = rarest === undefined ? collection.documents() : lookUp(collection, rarest)
  return sort(documents, plan, test)
}

/** Conditions that an index answers become sets of keys; the rest stay predicates. */
function splitConjuncts(collection: Collection, conjuncts: readonly Conjunct[]) {
  const postings: Keys[] = []
  const rest: Conjunct[] = []
  for (const conjunct of conjuncts) {
    const { leaf } = conjunct
    if (leaf === null || leaf.posting === null || leaf.field === '__name__') rest.push(conjunct)
    else postings.push(collection.postings(leaf.posting.kind, leaf.field).find(leaf.posting.value))
  }
  const matches = (document: StoredDocument) => rest.every((conjunct) => conjunct.matches(document))
  return { postings, matches }
}

/**
 * Walking the order and stopping at the limit looks at about (offset + limit) * size / matches documents; sorting the
 * matches looks at all of them.
 */
function worthWalking(collection: Collection, plan: QueryPlan, rarest: Keys | undefined): boolean {
  const matches = rarest?.size ?? collection.size
  if (plan.limit === null) return rarest === undefined && collection.hasSorted(ascending(plan.orders).orders)
  return matches * matches > (plan.offset + plan.limit) * collection.size || rarest === undefined
}

/** The same order with the first field ascending, to be read backwards if that turned it around. */
function ascending(orders: readonly OrderBy[]) {
  const backwards = orders[0]?.descending ?? false
  return {
    backwards,
    orders: backwards ? orders.map(({ field, descending }) => ({ field, descending: !descending })) : orders,
  }
}

function* walk(
  collection: Collection,
  plan: QueryPlan,
  test: (document: StoredDocument) => boolean,
): Iterable<StoredDocument> {
  const { backwards, orders } = ascending(plan.orders)
  const index = collection.sorted(orders)
  const { start = () => true, end = () => true } = plan
  for (const document of backwards ? index.backFrom(start) : index.from(start)) {
    if (!end(document)) return
    if (test(document)) yield document
  }
}

function sort(
  documents: Iterable<StoredDocument>,
  { orders, start = () => true, end = () => true }: QueryPlan,
  test: (document: StoredDocument) => boolean,
): readonly StoredDocument[] {
  const matching: StoredDocument[] = []
  for (const document of documents) {
    if (test(document) && hasOrderedFields(document, orders) && start(document) && end(document)) {
      matching.push(document)
    }
  }
  return matching.toSorted(compareDocuments(orders))
}

function* lookUp(collection: Collection, keys: Keys): Iterable<StoredDocument> {
  for (const key of keys) {
    const document = collection.get(key)
    if (document !== undefined) yield document
  }
}
