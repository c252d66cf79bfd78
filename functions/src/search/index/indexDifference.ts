/**
 * Finds the artifacts that were deleted, hidden, or stored with an old `added_at`, when Firestore's count
 * differs from the index. Bisects by counting, so that one among 20,000 costs about fifty reads instead of
 * 20,000.
 */
import type { ArtifactSource, Span } from '#search/index/artifactSource.ts'
import type { Added } from '#search/engine.ts'

export interface Difference {
  /** Indexed artifacts that are no longer stored. */
  readonly removed: string[]
  /** Stored artifacts that are not indexed. */
  readonly missing: string[]
}

/** Ranges with at most this many artifacts are read instead of counted. */
const FEW = 40

/** A time that splits the artifacts into halves; null if all were added at the same time. */
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
  // Sorted by time.
  const firstBehind = known.findIndex(({ addedAt }) => addedAt >= middle)
  const before = { ...span, until: middle }
  const countBefore = await artifacts.count(before)
  await compare(artifacts, known.slice(0, firstBehind), before, countBefore, found)
  const behind = { ...span, from: middle }
  await compare(artifacts, known.slice(firstBehind), behind, count - countBefore, found)
}

/**
 * @param size number of indexed artifacts
 * @param known returns them in the order of adding; called only if the counts differ
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
