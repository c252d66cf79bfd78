/**
 * Finds which artifacts were deleted or hidden, or stored with an old `added_at`, when their number differs from the known
 * one. Bisects by counting, so that one among 20,000 costs some fifty reads instead of 20,000.
 */
import type { ArtifactSource, Span } from '#search/artifactSource.ts'
import type { Added } from '#search/engine.ts'

export interface Difference {
  /** Added artifacts that are no longer there. */
  readonly removed: string[]
  /** Artifacts that are not known yet. */
  readonly missing: string[]
}

/** Up to this many artifacts are read rather than counted. */
const FEW = 40

/** A time at which about half of them were added, after the first one; null if all were added at one time. */
function middleOf(known: readonly Added[]): number | null {
  const first = known[0]?.addedAt ?? 0
  const middle = known[known.length >>> 1]?.addedAt ?? first
  if (middle > first) return middle
  return known.find(({ addedAt }) => addedAt > first)?.addedAt ?? null
}

async function compare(
  artifacts: ArtifactSource,
  known: readonly Added[],
  span: Span,
  count: number,
  found: Difference,
): Promise<void> {
  if (count === known.length) return
  if (count === 0) {
    found.removed.push(...known.map(({ id }) => id))
    return
  }
  const middle = known.length + count > FEW ? middleOf(known) : null
  if (middle === null) {
    const there = new Set((await artifacts.added(span)).map(({ id }) => id))
    const here = new Set(known.map(({ id }) => id))
    found.removed.push(...[...here].filter((id) => !there.has(id)))
    found.missing.push(...[...there].filter((id) => !here.has(id)))
    return
  }
  const [before, behind] = [
    { from: span.from, until: middle },
    { from: middle, until: span.until },
  ]
  const countBefore = await artifacts.count(before)
  const isBefore = ({ addedAt }: Added) => addedAt < middle
  await compare(artifacts, known.filter(isBefore), before, countBefore, found)
  await compare(
    artifacts,
    known.filter((one) => !isBefore(one)),
    behind,
    count - countBefore,
    found,
  )
}

/**
 * @param size number of known artifacts
 * @param known gives them in the order in which they were added; called only if the numbers differ
 */
export async function findDifference(
  artifacts: ArtifactSource,
  size: number,
  known: () => readonly Added[],
): Promise<Difference> {
  const everything = { from: -Infinity, until: Infinity }
  const found: Difference = { removed: [], missing: [] }
  const count = await artifacts.count(everything)
  if (count !== size) await compare(artifacts, known(), everything, count, found)
  return found
}
