/**
 * In-memory store of artifacts and index, for tests that stop an instance at any step or write in between.
 */
import type { Fields } from '#firestore.ts'
import type { ArtifactSource, Span, StoredArtifact, Take } from '#search/index/artifactSource.ts'
import type { IndexStorage, StoredIndex } from '#search/index/indexStorage.ts'
import { aRecord } from '#search/testing/entries.ts'
import { microsOf } from '#timestamps.ts'

/** Thrown in an instance that is killed. */
export class Killed extends Error {}

/** Records per page. */
const PAGE = 50

export class FakeStore {
  readonly artifacts = new Map<string, Fields>()
  /** Current time in milliseconds. */
  now = 1_700_000_000_000
  /** Billed reads of documents and counts so far. */
  reads = 0
  #stored: StoredIndex | null = null
  #lease: { readonly owner: string; readonly until: number } | null = null

  /**
   * Stores an artifact.
   * @param stamp its timestamps in milliseconds, if not the current time
   */
  put(id: string, fields: Fields, stamp = this.now): void {
    const added = this.artifacts.get(id)?.added_at
    this.artifacts.set(id, { ...aRecord(fields, stamp), ...(added !== undefined && { added_at: added }) })
  }

  #within({ from, until }: Span): StoredArtifact[] {
    return [...this.artifacts].flatMap(([id, fields]) => {
      const added = microsOf(fields.added_at)
      return added !== null && added >= from && added < until ? [{ id, fields }] : []
    })
  }

  /**
   * The store as seen by one instance.
   * @param step awaited before each operation; may throw to kill the instance
   */
  source(step: () => Promise<void>): ArtifactSource {
    const give = async (found: readonly StoredArtifact[], take: Take) => {
      const seen = this.now * 1_000
      this.reads += Math.max(1, found.length)
      for (let at = 0; at < found.length; at += PAGE) {
        await take(found.slice(at, at + PAGE))
        await step()
      }
      return seen
    }
    return {
      changedSince: async (time, take) => {
        await step()
        const all = [...this.artifacts].map(([id, fields]) => ({ id, fields }))
        const changed = all.filter(({ fields }) => (microsOf(fields.updated_at) ?? 0) >= time)
        return give(changed, take)
      },
      all: async (take) => {
        await step()
        return give(this.#within({ from: -Infinity, until: Infinity }), take)
      },
      count: async (span) => {
        await step()
        const count = this.#within(span).length
        this.reads += Math.max(1, Math.ceil(count / 1_000))
        return count
      },
      added: async (span) => {
        await step()
        const found = this.#within(span)
        this.reads += Math.max(1, found.length)
        return found.map(({ id, fields }) => ({ id, addedAt: microsOf(fields?.added_at) ?? 0 }))
      },
      read: async (ids) => {
        await step()
        this.reads += ids.length
        return ids.map((id) => ({ id, fields: this.artifacts.get(id) ?? null }))
      },
    }
  }

  storage(step: () => Promise<void>): IndexStorage {
    return {
      load: async () => {
        await step()
        return this.#stored
      },
      acquire: async (owner, now) => {
        await step()
        if (this.#lease && this.#lease.until > now && this.#lease.owner !== owner) return false
        this.#lease = { owner, until: now + 60_000 }
        await step()
        return true
      },
      save: async (owner, stored) => {
        await step()
        if (this.#lease?.owner !== owner) return false
        this.#stored = stored
        await step()
        this.#lease = null
        await step()
        return true
      },
    }
  }
}
