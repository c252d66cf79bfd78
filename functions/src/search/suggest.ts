/**
 * Suggests names for an incomplete text: names that begin with it, then names with a word that does, then
 * names that contain it.
 */
import { fold } from '@tracker/domain/text/fold.ts'
import { parseSearchQuery } from '@tracker/domain/search/searchQuery.ts'
import type { Suggestion } from '@tracker/domain/search/searchResponse.ts'
import { resultsOf } from '#search/results/results.ts'
import { linkTo } from '#search/similar.ts'
import type { IndexedArtifact, TextIndex } from '#search/index/textIndex.ts'

const WORD_PART = /[\p{L}\p{N}]/u

/**
 * Rank of a name: 0 if it begins with the text, 1 if one of its words does, 2 if it contains it; null
 * otherwise.
 */
function rankOf(name: string, text: string): 0 | 1 | 2 | null {
  let at = name.indexOf(text)
  if (at <= 0) return at === 0 ? 0 : null
  for (; at !== -1; at = name.indexOf(text, at + 1)) if (!WORD_PART.test(name.charAt(at - 1))) return 1
  return 2
}

/** Artifacts whose name contains the text, one per distinct name. */
function byName(index: TextIndex, text: string, count: number): IndexedArtifact[] {
  const found = new Map<string, IndexedArtifact>()
  for (const artifact of index.artifacts) {
    const rank = artifact && rankOf(artifact.nameKey, text)
    if (!artifact || rank === null) continue
    const key = `${rank} ${artifact.nameKey}`
    if (!found.has(key)) found.set(key, artifact)
  }
  const sorted = [...found].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return sorted.slice(0, count).map(([, artifact]) => artifact)
}

/** Artifacts found by the tolerant search if no name contains the text: typos, other word order. */
function bySearch(index: TextIndex, text: string, count: number): IndexedArtifact[] {
  const parsed = parseSearchQuery(new URLSearchParams({ q: text }))
  if (!parsed.ok) return []
  const found = new Map<string, IndexedArtifact>()
  for (const { _id: id } of resultsOf(index, parsed.value, { limit: 2 * count }).response.results) {
    const artifact = index.artifacts[index.numberOf(id) ?? -1]
    if (artifact && !found.has(artifact.nameKey)) found.set(artifact.nameKey, artifact)
  }
  return [...found.values()].slice(0, count)
}

/** Returns at most `count` suggestions, the best first; none for an empty text. */
export function suggest(index: TextIndex, text: string, count: number): Suggestion[] {
  const folded = fold(text)
  if (folded === '') return []
  const named = byName(index, folded, count)
  return (named.length > 0 ? named : bySearch(index, text, count)).map((artifact) => ({
    _id: artifact.id,
    artifact_name: artifact.name,
    artifact_type: artifact.type,
    created_at: linkTo(index, artifact).period,
    artifact_image: artifact.picture,
  }))
}
