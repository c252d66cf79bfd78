/**
 * Synchronises the engine of one instance with Firestore: loads the stored index once, reads changes when a
 * search finds it stale, and stores the index again after many changes
 * (docs/decisions/018-forgiving-search.md).
 */
import { errorCode } from '@tracker/domain/api/problem.ts'
import { say } from '@tracker/domain/messages/message.ts'
import * as logger from 'firebase-functions/logger'
import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { unavailable } from '#http/problem.ts'
import type { ArtifactSource, StoredArtifact } from '#search/index/artifactSource.ts'
import { SearchIndex } from '#search/engine.ts'
import { entryOf } from '#search/index/indexEntry.ts'
import type { IndexStorage } from '#search/index/indexStorage.ts'
import { findDifference } from '#search/index/indexDifference.ts'

export interface Dependencies {
  readonly artifacts: ArtifactSource
  readonly storage: IndexStorage
  /** Current time in milliseconds. */
  readonly now: () => number
  /** Age in milliseconds from which a search refreshes the index. */
  readonly staleMs: number
  /** Maximum time in milliseconds that a search waits for a refresh before it uses the stale index. */
  readonly waitMs: number
  /** Minimum number of changes after which the index is stored again. */
  readonly changesMin: number
}

/** A commit may become visible this long (microseconds) after its timestamp, so each refresh reads that far back. */
const OVERLAP = 5_000_000
const SLICE_MS = 5
/** Share of the index's size: after this many changes it is stored again. */
const CHANGES_SHARE = 0.05

export class IndexSync {
  readonly #dependencies: Dependencies
  readonly #owner = randomUUID()
  /** The engine in memory, which may be stale; null before the first search. */
  engineInMemory: SearchIndex | null = null
  /** Start of the last successful refresh, in milliseconds. */
  #refreshed = -Infinity
  /** Time of the last call of `expire`. */
  #expired = -Infinity
  /** The index includes all changes before this time, in microseconds of the store's clock. */
  #seen = 0
  #unsaved = 0
  #byNameOnly = 0
  #running: Promise<SearchIndex> | null = null
  /** Resolves when the running refresh ends, or `waitMs` after its start. */
  #refreshOrTimeout: Promise<unknown> = Promise.resolve()

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Returns the engine, refreshed if it is stale. While Firestore is slow or fails, returns the stale engine.
   * @param staleMs age in milliseconds from which the index is refreshed first
   * @throws Problem 503 while another instance builds the first index
   */
  async engine(staleMs = this.#dependencies.staleMs): Promise<SearchIndex> {
    const oldest = Math.max(this.#dependencies.now() - staleMs, this.#expired)
    // The first call may have joined a refresh that started too early.
    for (let call = 0; call < 2 && this.#refreshed <= oldest; call += 1) {
      const refresh = this.#refresh()
      if (this.engineInMemory) await this.#refreshOrTimeout
      else
        await refresh.catch((error: unknown) => {
          if (!this.engineInMemory) throw error
        })
    }
    return this.engineInMemory ?? this.#refresh()
  }

  /** Makes the next search include all that has been written, whatever the index's age. */
  expire(): void {
    this.#expired = this.#dependencies.now()
  }

  /** Refreshes the engine. Concurrent calls share one refresh. */
  #refresh(): Promise<SearchIndex> {
    if (this.#running) return this.#running
    const running = this.#run().finally(() => {
      this.#running = null
    })
    // Resolves without the engine, which the timer would keep in memory.
    const ended = running.then(
      () => undefined,
      (error: unknown) => {
        if (this.engineInMemory) logger.warn('search index', { refreshed: false, code: errorCode(error) })
      },
    )
    this.#running = running
    this.#refreshOrTimeout = Promise.race([ended, wait(this.#dependencies.waitMs, null, { ref: false })])
    return running
  }

  async #run(): Promise<SearchIndex> {
    const { changesMin, now } = this.#dependencies
    const start = now()
    this.engineInMemory ??= (await this.#load()) ?? (await this.#build())
    await this.#follow(this.engineInMemory)
    this.#refreshed = start
    const { byNameOnly } = this.engineInMemory
    // ops/alerts/search.json
    if (byNameOnly !== this.#byNameOnly) logger.warn('search index', { byNameOnly })
    this.#byNameOnly = byNameOnly
    if (this.#unsaved > Math.max(changesMin, CHANGES_SHARE * this.engineInMemory.size))
      await this.#save(this.engineInMemory)
    return this.engineInMemory
  }

  /** Loads the stored index; null if there is no readable one. */
  async #load(): Promise<SearchIndex | null> {
    const stored = await this.#dependencies.storage.load()
    if (!stored) return null
    try {
      const engine = await SearchIndex.load(stored.bytes)
      this.#seen = stored.seen
      return engine
    } catch (error) {
      logger.error('search index', { summary: error instanceof Error ? error.name : typeof error })
      return null
    }
  }

  /** Builds the first index from all artifacts. The lease makes sure that only one instance does it. */
  async #build(): Promise<SearchIndex> {
    const { artifacts, storage, now } = this.#dependencies
    if (!(await storage.acquire(this.#owner, now()))) throw unavailable(say('search-prepared'))
    const engine = new SearchIndex()
    this.#seen = await artifacts.all(async (page) => {
      await applyArtifacts(engine, page)
    })
    this.#unsaved = Infinity
    return engine
  }

  /**
   * Applies changes. If the number of artifacts then differs from Firestore's count, some were deleted or
   * restored.
   */
  async #follow(engine: SearchIndex): Promise<void> {
    const { artifacts } = this.#dependencies
    this.#seen = await artifacts.changedSince(this.#seen - OVERLAP, async (page) => {
      this.#unsaved += await applyArtifacts(engine, page)
    })
    const { removed, missing } = await findDifference(artifacts, engine.size, () => engine.added())
    if (removed.length + missing.length === 0) return
    const found = missing.length > 0 ? await artifacts.read(missing) : []
    this.#unsaved += await applyArtifacts(engine, [...found, ...removed.map((id) => ({ id, fields: null }))])
  }

  /** Stores the index for instances that start later. After a failure those only start more slowly. */
  async #save(engine: SearchIndex): Promise<void> {
    const { storage, now } = this.#dependencies
    try {
      if (!(await storage.acquire(this.#owner, now()))) return
      const stored = { bytes: await engine.serialize(), seen: this.#seen }
      if (await storage.save(this.#owner, stored)) this.#unsaved = 0
    } catch (error) {
      logger.warn('search index', { saved: false, code: errorCode(error) })
    }
  }
}

/**
 * Applies the current state of artifacts, with a turn of the event loop for other requests after each
 * `SLICE_MS`. Returns their number.
 */
export async function applyArtifacts(
  engine: SearchIndex,
  artifacts: readonly StoredArtifact[],
): Promise<number> {
  let start = -Infinity
  const giveWay = async () => {
    if (performance.now() - start <= SLICE_MS) return
    await nextTurn()
    start = performance.now()
  }
  for (const { id, fields } of artifacts) {
    await giveWay()
    const entry = fields && entryOf(id, fields)
    // Each of the two may take several slices.
    await giveWay()
    if (entry) engine.put(entry)
    else engine.remove(id)
  }
  return artifacts.length
}
