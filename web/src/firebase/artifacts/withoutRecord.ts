type Plain = Readonly<Record<string, unknown>>

/** False for cursors and queries of the SDK, which cached pages contain too. */
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** True for an artifact or its result of a search, a like of it, and its id. */
const isOf = (value: unknown, id: string): boolean =>
  value === id || (isPlain(value) && (value['_id'] === id || value['artifactId'] === id))

const changed = (value: unknown, id: string): unknown => {
  if (isOf(value, id)) return null
  if (Array.isArray(value)) {
    const kept = value.flatMap((one) => (isOf(one, id) ? [] : [changed(one, id)]))
    return kept.length === value.length && kept.every((one, index) => one === value[index]) ? value : kept
  }
  if (!isPlain(value)) return value
  const entries = Object.entries(value).map(([name, one]) => [name, changed(one, id)] as const)
  return entries.every(([name, one]) => one === value[name]) ? value : Object.fromEntries(entries)
}

/** Subtracts the removed record from the totals of the query's pages. */
function lessOne(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => lessOne(one))
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) =>
      name === 'total' && typeof one === 'number' ? [name, one - 1] : [name, lessOne(one)],
    ),
  )
}

/**
 * Returns a query's data, of any shape, without a deleted artifact: lists lose the record and its likes, other
 * places become null. The same value if the data does not contain it.
 */
export function withoutRecord(data: unknown, id: string): unknown {
  // Parameters of pages already read are not read again.
  if (isPlain(data) && 'pageParams' in data) {
    const pages = changed(data['pages'], id)
    return pages === data['pages'] ? data : { ...data, pages: lessOne(pages) }
  }
  return changed(data, id)
}
