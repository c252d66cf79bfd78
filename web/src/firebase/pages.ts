/** Pages of a list whose query may answer more than what matches: reading on is bounded, and nothing is read twice. */

/** One answer of the store. */
export interface Batch<T, C> {
  readonly items: readonly T[]
  /** Where to go on; null when there is nothing left. */
  readonly next: C | null
}

/** What a list has so far. */
export interface Gathered<T, C> {
  readonly shown: readonly T[]
  /** Matches that were read and wait for the next page. */
  readonly waiting: readonly T[]
  /** Where the store goes on; null when all was read. */
  readonly next: C | null
}

interface Source<T, C> {
  read: (after: C, limit: number) => Promise<Batch<T, C>>
  matches: (item: T) => boolean
}

interface Sizes {
  /** Items of a page. */
  readonly page: number
  /** Items that one question may ask for. */
  readonly limit: number
  /** Items that one page may read before it shows what it has. */
  readonly budget: number
}

/**
 * Adds a page. One item more than a page is read, to know whether there is another; when matches are few among what is
 * read, each further question asks for more.
 */
export async function addPage<T, C>(
  gathered: Gathered<T, C>,
  { read, matches }: Source<T, C>,
  sizes: Sizes,
): Promise<Gathered<T, C>> {
  const found = [...gathered.waiting]
  let { next } = gathered
  let spent = 0
  while (next !== null && found.length <= sizes.page && spent < sizes.budget) {
    const missing = sizes.page + 1 - found.length
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
  return {
    shown: [...gathered.shown, ...found.slice(0, sizes.page)],
    waiting: found.slice(sizes.page),
    next,
  }
}

export function hasMore(gathered: Gathered<unknown, unknown>): boolean {
  return gathered.waiting.length > 0 || gathered.next !== null
}

/** How many there are in all, when everything was read; else undefined. */
export function knownTotal(gathered: Gathered<unknown, unknown>): number | undefined {
  return gathered.next === null ? gathered.shown.length + gathered.waiting.length : undefined
}
