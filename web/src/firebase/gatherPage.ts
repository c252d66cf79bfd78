/** One page of a list whose query may find more than what matches: reading on is bounded, and nothing is read twice. */

/** One answer of the store. */
export interface Batch<T, C> {
  readonly items: readonly T[]
  /** Where the store goes on; null when there is nothing left. */
  readonly next: C | null
}

/** What is left of a list after a page. */
export interface Rest<T, C> {
  /** Matches that were read and wait for the next page. */
  readonly waiting: readonly T[]
  /** Where the store goes on; null when everything was read. */
  readonly next: C | null
}

interface Source<T, C> {
  read: (after: C, limit: number) => Promise<Batch<T, C>>
  matches: (item: T) => boolean
}

interface Sizes {
  /** Items of a page. */
  readonly page: number
  /** Items that are read beyond a page to know whether there is another: none where that is known otherwise. */
  readonly ahead: 0 | 1
  /** Items that one question may ask for. */
  readonly limit: number
  /** Items that one page may read before it shows what it has. */
  readonly budget: number
}

/**
 * Reads the page that follows; when matches are few among what is read, each further question asks for more. Without an
 * item ahead, a page that is full may be followed by an empty one.
 */
export async function gatherPage<T, C>(
  rest: Rest<T, C>,
  { read, matches }: Source<T, C>,
  sizes: Sizes,
): Promise<{ readonly items: readonly T[]; readonly rest: Rest<T, C> }> {
  const found = [...rest.waiting]
  let { next } = rest
  const wanted = sizes.page + sizes.ahead
  let spent = 0
  while (next !== null && found.length < wanted && spent < sizes.budget) {
    const missing = wanted - found.length
    const limit = Math.min(
      sizes.limit,
      sizes.budget - spent,
      spent === 0 ? missing : Math.max(missing, spent),
    )
    const batch: Batch<T, C> = await read(next, limit)
    found.push(...batch.items.filter(matches))
    spent += limit
    next = batch.next
  }
  return { items: found.slice(0, sizes.page), rest: { waiting: found.slice(sizes.page), next } }
}
