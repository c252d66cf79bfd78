/**
 * The search over what it was told: in memory, without a store. Another engine, a hosted one say, takes its place behind
 * the same interface (docs/decisions/018-forgiving-search.md).
 */
import type { SimilarResponse } from '@tracker/domain/search/searchResponse.ts'
import type { SearchQuery } from '@tracker/domain/search/searchQuery.ts'
import { SIMILAR_COUNT } from '@tracker/domain/limits.ts'
import { contributorIn, type IndexedContributor } from '#search/contributor.ts'
import type { Entry } from '#search/entry.ts'
import type { View } from '#search/hits.ts'
import { match } from '#search/matching.ts'
import { mergeSegments, type Part } from '#search/merge.ts'
import type { Place } from '#search/ranking.ts'
import { type Results, resultsOf } from '#search/results.ts'
import { type Segment, segmentOf } from '#search/segment.ts'
import { similarTo } from '#search/similar.ts'

export interface SearchEngine {
  /** Artifacts that it knows. */
  readonly size: number
  /** Takes what was added or changed, and forgets what has gone. */
  apply(changed: readonly Entry[], gone: readonly string[]): void
  /** @param after where the page before ended */
  search(question: SearchQuery, limit: number, after: Place | null): Results
  similar(id: string): SimilarResponse
  /** Who has added something, by uid; null for anybody else. */
  contributor(uid: string): IndexedContributor | null
}

/** What has changed is kept as it is until it is so much; then it becomes a segment, too. */
const RECENT_MAX = 1_000
/** More segments than this are made one. */
const SEGMENTS_MAX = 8

const partOf = (segment: Segment): Part => ({ segment, dead: new Uint8Array(segment.ids.length) })

/** The packed index: segments that never change, and what has changed since. */
export class PackedEngine implements SearchEngine {
  #parts: Part[]
  /** Entries of the last part, by id. */
  #recent = new Map<string, Entry>()
  #recentPart: Part | null = null
  #size: number

  constructor(segments: readonly Segment[] = []) {
    this.#parts = segments.map(partOf)
    this.#size = segments.reduce((sum, { ids }) => sum + ids.length, 0)
  }

  get size(): number {
    return this.#size
  }

  get #all(): Part[] {
    return this.#recentPart ? [...this.#parts, this.#recentPart] : this.#parts
  }

  #view(): View {
    let offset = 0
    const parts = this.#all.map(({ segment, dead }) => {
      const part = { segment, dead, offset }
      offset += segment.ids.length
      return part
    })
    return { parts, size: offset }
  }

  /** The time that each artifact was added at, with its id, in order. */
  added(): { readonly id: string; readonly addedAt: number }[] {
    return this.#all
      .flatMap(({ segment, dead }) =>
        segment.ids.flatMap((id, at) => (dead[at] === 1 ? [] : [{ id, addedAt: segment.addedAt[at] ?? 0 }])),
      )
      .toSorted((one, other) => one.addedAt - other.addedAt)
  }

  apply(changed: readonly Entry[], gone: readonly string[]): void {
    if (changed.length + gone.length === 0) return
    const ids = new Set([...gone, ...changed.map(({ id }) => id)])
    for (const { segment, dead } of this.#parts) {
      segment.ids.forEach((id, at) => {
        if (dead[at] === 1 || !ids.has(id)) return
        dead[at] = 1
        this.#size -= 1
      })
    }
    this.#size -= this.#recent.size
    for (const id of ids) this.#recent.delete(id)
    for (const entry of changed) this.#recent.set(entry.id, entry)
    this.#size += this.#recent.size
    this.#recentPart = this.#recent.size > 0 ? partOf(segmentOf(this.#recent.values())) : null
    if (this.#recent.size < RECENT_MAX || !this.#recentPart) return
    this.#parts.push(this.#recentPart)
    this.#recentPart = null
    this.#recent.clear()
    if (this.#parts.length > SEGMENTS_MAX) this.whole()
  }

  /** Everything as one segment, which takes the place of what was there. */
  whole(): Segment {
    const segment = mergeSegments(this.#all)
    this.#parts = [partOf(segment)]
    this.#recent.clear()
    this.#recentPart = null
    this.#size = segment.ids.length
    return segment
  }

  search(question: SearchQuery, limit: number, after: Place | null): Results {
    const view = this.#view()
    return resultsOf(view, match(view, question.q), question, limit, after)
  }

  similar(id: string): SimilarResponse {
    return { results: similarTo(this.#view(), id, SIMILAR_COUNT) }
  }

  contributor(uid: string): IndexedContributor | null {
    return contributorIn(this.#view(), uid)
  }
}
