/** Search over artifacts in memory, without a store (docs/decisions/018-forgiving-search.md). */
import { SIMILAR_COUNT, SUGGESTIONS } from '@tracker/domain/limits.ts'
import type { SearchQuery } from '@tracker/domain/search/searchQuery.ts'
import type { Suggestion } from '@tracker/domain/search/searchResponse.ts'
import { contributorIn, type IndexedContributor } from '#search/contributor.ts'
import { type Extent, type Results, resultsOf } from '#search/results/results.ts'
import type { Listed } from '#search/index/indexEntry.ts'
import { deserialize, serialize } from '#search/index/serializedIndex.ts'
import { type Neighbours, neighboursOf } from '#search/neighbours.ts'
import { type LinkedArtifact, similarTo } from '#search/similar.ts'
import { suggest } from '#search/suggest.ts'
import { TextIndex } from '#search/index/textIndex.ts'

/** Id and time of an indexed artifact, which synchronisation compares with the store. */
export interface Added {
  readonly id: string
  /** Microseconds since 1970. */
  readonly addedAt: number
}

/** The index with the questions that it answers. */
export class SearchIndex extends TextIndex {
  /** @throws Error if the bytes are damaged or have another format */
  static async load(bytes: Uint8Array): Promise<SearchIndex> {
    const index = new SearchIndex()
    await deserialize(bytes, index)
    return index
  }

  serialize(): Promise<Uint8Array> {
    return serialize(this)
  }

  /** All artifacts, in the order in which they were added. */
  added(): Added[] {
    return this.artifacts
      .flatMap((one) => (one ? [{ id: one.id, addedAt: one.addedAt }] : []))
      .toSorted((a, b) => a.addedAt - b.addedAt)
  }

  /** Those of the artifacts that it has, in their order. */
  listed(ids: readonly string[]): Listed[] {
    return ids.flatMap((id) => this.artifacts[this.numberOf(id) ?? -1] ?? [])
  }

  search(query: SearchQuery, extent: Extent): Results {
    return resultsOf(this, query, extent)
  }

  /** At most `SIMILAR_COUNT` artifacts, the most similar first; none for an unknown id. */
  similar(id: string): LinkedArtifact[] {
    return similarTo(this, id, SIMILAR_COUNT)
  }

  /** The artifacts made just before and just after one. */
  neighbours(id: string): Neighbours {
    return neighboursOf(this, id)
  }

  /** At most `SUGGESTIONS` names for an incomplete query, the best first. */
  suggest(text: string): Suggestion[] {
    return suggest(this, text, SUGGESTIONS)
  }

  /** Returns a contributor by uid; null for a user without artifacts. */
  contributor(uid: string): IndexedContributor | null {
    return contributorIn(this, uid)
  }
}
