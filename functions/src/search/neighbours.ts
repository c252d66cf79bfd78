/** Finds the artifacts made just before and just after another one. */
import { type LinkedArtifact, linkTo } from '#search/similar.ts'
import type { IndexedArtifact, TextIndex } from '#search/index/textIndex.ts'

export interface Neighbours {
  readonly before: LinkedArtifact | null
  readonly after: LinkedArtifact | null
}

/**
 * Orders by first year, then last year, then id. The order is total, so following the links visits all dated
 * artifacts.
 */
function compare(one: IndexedArtifact, other: IndexedArtifact): number {
  return one.begin - other.begin || one.end - other.end || (one.id < other.id ? -1 : 1)
}

/** Returns nulls for an unknown or undated artifact, and at the ends. */
export function neighboursOf(index: TextIndex, id: string): Neighbours {
  const artifact = index.artifacts[index.numberOf(id) ?? -1]
  if (!artifact || artifact.begin === 0) return { before: null, after: null }
  let before: IndexedArtifact | null = null
  let after: IndexedArtifact | null = null
  for (const other of index.artifacts) {
    if (!other || other.begin === 0 || other === artifact) continue
    if (compare(other, artifact) < 0) {
      if (!before || compare(other, before) > 0) before = other
    } else if (!after || compare(other, after) < 0) after = other
  }
  return { before: before && linkTo(index, before), after: after && linkTo(index, after) }
}
