/**
 * Which artifacts are there, when their number is not the one that is known: somebody deleted or hid some, or stored some
 * with a time of long ago. Halves are counted until the difference is found, so that one among 20,000 costs some fifty
 * reads instead of 20,000.
 */
import type { Records, Span } from '#search/records.ts'

export interface Known {
  readonly id: string
  /** Microseconds. */
  readonly addedAt: number
}

export interface Difference {
  readonly gone: string[]
  readonly missing: string[]
}

/** So many are read rather than counted. */
const FEW = 40

/** The first time behind that of the first one at which about half of them were added; null when all were at one time. */
function middleOf(known: readonly Known[]): number | null {
  const first = known[0]?.addedAt ?? 0
  const middle = known[known.length >>> 1]?.addedAt ?? first
  if (middle > first) return middle
  return known.find(({ addedAt }) => addedAt > first)?.addedAt ?? null
}

async function compare(
  records: Records,
  known: readonly Known[],
  span: Span,
  count: number,
  found: Difference,
): Promise<void> {
  if (count === known.length) return
  if (count === 0) {
    found.gone.push(...known.map(({ id }) => id))
    return
  }
  const middle = known.length + count > FEW ? middleOf(known) : null
  if (middle === null) {
    const there = new Set((await records.added(span)).map(({ id }) => id))
    const here = new Set(known.map(({ id }) => id))
    found.gone.push(...[...here].filter((id) => !there.has(id)))
    found.missing.push(...[...there].filter((id) => !here.has(id)))
    return
  }
  const [before, behind] = [
    { from: span.from, until: middle },
    { from: middle, until: span.until },
  ]
  const countBefore = await records.count(before)
  const isBefore = ({ addedAt }: Known) => addedAt < middle
  await compare(records, known.filter(isBefore), before, countBefore, found)
  await compare(
    records,
    known.filter((one) => !isBefore(one)),
    behind,
    count - countBefore,
    found,
  )
}

/**
 * @param size how many are known
 * @param known those, in the order of their times; only asked for when it matters
 */
export async function findDifference(
  records: Records,
  size: number,
  known: () => readonly Known[],
): Promise<Difference> {
  const everything = { from: -Infinity, until: Infinity }
  const found: Difference = { gone: [], missing: [] }
  const count = await records.count(everything)
  if (count !== size) await compare(records, known(), everything, count, found)
  return found
}
