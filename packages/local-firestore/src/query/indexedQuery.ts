/** Executes query plans with the indexes of one collection. */
import type { Collection } from '#store/collection.ts'
import type { StoredDocument } from '#store/document.ts'
import type { Conjunct } from '#query/filter.ts'
import { compareDocuments, hasOrderedFields, type OrderBy } from '#query/order.ts'
import type { QueryPlan } from '#query/plan.ts'

type Keys = ReadonlySet<string>

/** Returns the ordered results of a plan, before its offset and limit are applied. */
export function queryIndexes(collection: Collection, plan: QueryPlan): Iterable<StoredDocument> {
  const { postings, matches } = splitConjuncts(collection, plan.conjuncts)
  const [mostSelective, ...others] = postings.toSorted((a, b) => a.size - b.size)
  const passes = (document: StoredDocument) =>
    others.every((keys) => keys.has(document.key)) && matches(document)
  if (prefersIndexScan(collection, plan, mostSelective)) {
    return indexScan(
      collection,
      plan,
      (document) => (mostSelective?.has(document.key) ?? true) && passes(document),
    )
  }
  const documents =
    mostSelective === undefined ? collection.documents() : documentsByKey(collection, mostSelective)
  return sortMatches(documents, plan, passes)
}

/** Separates the conditions that an index answers (as sets of keys) from those evaluated per document. */
function splitConjuncts(collection: Collection, conjuncts: readonly Conjunct[]) {
  const postings: Keys[] = []
  const rest: Conjunct[] = []
  for (const conjunct of conjuncts) {
    const { condition } = conjunct
    if (condition === null || condition.posting === null || condition.field === '__name__')
      rest.push(conjunct)
    else
      postings.push(
        collection.postings(condition.posting.kind, condition.field).find(condition.posting.value),
      )
  }
  const matches = (document: StoredDocument) => rest.every((conjunct) => conjunct.matches(document))
  return { postings, matches }
}

/**
 * Whether scanning a sorted index reads fewer documents than sorting all matches. A scan stops at the limit and reads
 * about (offset + limit) * size / matches documents.
 */
function prefersIndexScan(collection: Collection, plan: QueryPlan, mostSelective: Keys | undefined): boolean {
  const matches = mostSelective?.size ?? collection.size
  if (plan.limit === null)
    return mostSelective === undefined && collection.hasSorted(ascending(plan.orders).orders)
  return matches * matches > (plan.offset + plan.limit) * collection.size || mostSelective === undefined
}

/** Reverses the order if its first field is descending. The index must then be scanned backwards. */
function ascending(orders: readonly OrderBy[]) {
  const backwards = orders[0]?.descending ?? false
  return {
    backwards,
    orders: backwards ? orders.map(({ field, descending }) => ({ field, descending: !descending })) : orders,
  }
}

function* indexScan(
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

function sortMatches(
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

function* documentsByKey(collection: Collection, keys: Keys): Iterable<StoredDocument> {
  for (const key of keys) {
    const document = collection.get(key)
    if (document !== undefined) yield document
  }
}
