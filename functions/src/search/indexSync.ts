/**
 * Keeps the engine of one instance in step with Firestore: loads the stored index once, asks for changes while somebody
 * searches, and stores the index again after many changes (docs/decisions/018-forgiving-search.md).
 */
import { errorCode } from '@tracker/domain/api/problem.ts'
import { logger } from 'firebase-functions/v2'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { unavailable } from '#http/problem.ts'
import type { ArtifactSource, StoredArtifact } from '#search/artifactSource.ts'
import { type Added, MiniSearchEngine } from '#search/engine.ts'
import { type Entry, entryOf } from '#search/entry.ts'
import type { IndexStorage } from '#search/indexStorage.ts'
import { findDifference } from '#search/membership.ts'

export interface Dependencies {
  readonly artifacts: ArtifactSource
  readonly storage: IndexStorage
  /** Milliseconds. */
  readonly now: () => number
  /** Age (milliseconds) from which a search has the index refreshed. */
  readonly staleMs: number
  /** How long (milliseconds) a search waits for that before it uses the index as it is. */
  readonly waitMs: number
  /** Changes after which the index is stored again, at least. */
  readonly changesMin: number
}

/** Commits may become visible this much (microseconds) after the time that they are stamped with. */
const OVERLAP = 5_000_000
/** The index is stored again after this many changes, as a part of its size. */
const CHANGES_SHARE = 0.05

export class IndexSync {
  readonly #dependencies: Dependencies
  readonly #owner = randomUUID()
  #engine: MiniSearchEngine | null = null
  /** Start of the last refresh that succeeded, in milliseconds. */
  #refreshed = -Infinity
  /** Changes before this time are known, in microseconds of the store. */
  #seen = 0
  #unsaved = 0
  #running: Promise<MiniSearchEngine> | null = null
  /** Settles with the running refresh, or when that takes too long. */
  #patience: Promise<unknown> = Promise.resolve()

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies
  }

  /**
   * The engine with what was stored until a few seconds ago. An older one answers while Firestore is slow or fails.
   * @param staleMs age (milliseconds) from which the index is refreshed first
   * @throws Problem 503 while another instance builds the first index
   */
  async engine(staleMs = this.#dependencies.staleMs): Promise<MiniSearchEngine> {
    const { now } = this.#dependencies
    const oldest = now() - staleMs
    const isFresh = () => this.#refreshed > oldest
    if (this.#engine && isFresh()) return this.#engine
    await this.#refreshOrGiveUp()
    // A refresh that was already running may have begun too early.
    if (!isFresh()) await this.#refreshOrGiveUp()
    return this.#engine ?? this.#refresh()
  }

  /** What lists show, in the order in which it was added. Costs what a search costs. @throws Problem as above */
  async added(): Promise<Added[]> {
    return (await this.engine()).added()
  }

  /** Waits for a refresh: for the first one to its end, for others a while. */
  async #refreshOrGiveUp(): Promise<void> {
    const refresh = this.#refresh()
    if (this.#engine) await this.#patience
    else
      await refresh.catch((error: unknown) => {
        if (!this.#engine) throw error
      })
  }

  /** Refreshes the engine; calls at the same time share one refresh. */
  #refresh(): Promise<MiniSearchEngine> {
    if (this.#running) return this.#running
    const running = this.#run().finally(() => {
      this.#running = null
    })
    const ended = running.catch((error: unknown) => {
      if (this.#engine) logger.warn('search index', { refreshed: false, code: errorCode(error) })
    })
    this.#running = running
    this.#patience = Promise.race([ended, wait(this.#dependencies.waitMs, null, { ref: false })])
    return running
  }

  async #run(): Promise<MiniSearchEngine> {
    const { changesMin, now } = this.#dependencies
    const start = now()
    this.#engine ??= (await this.#load()) ?? (await this.#build())
    await this.#follow(this.#engine)
    this.#refreshed = start
    if (this.#unsaved > Math.max(changesMin, CHANGES_SHARE * this.#engine.size))
      await this.#save(this.#engine)
    return this.#engine
  }

  /** The stored index; null if there is none that can be read. */
  async #load(): Promise<MiniSearchEngine | null> {
    const stored = await this.#dependencies.storage.load()
    if (!stored) return null
    try {
      const engine = await MiniSearchEngine.load(stored.bytes)
      this.#seen = stored.seen
      return engine
    } catch (error) {
      logger.error('search index', { summary: error instanceof Error ? error.name : typeof error })
      return null
    }
  }

  /** One instance builds the first index from all artifacts. */
  async #build(): Promise<MiniSearchEngine> {
    const { artifacts, storage, now } = this.#dependencies
    if (!(await storage.acquire(this.#owner, now())))
      throw unavailable('The search is being prepared. Please try again in a moment.')
    const engine = new MiniSearchEngine()
    this.#seen = await artifacts.all((page) => applyArtifacts(engine, page))
    this.#unsaved = Infinity
    return engine
  }

  /** Takes over changes. A number of artifacts other than the known one then shows deletions. */
  async #follow(engine: MiniSearchEngine): Promise<void> {
    const { artifacts } = this.#dependencies
    this.#seen = await artifacts.changedSince(this.#seen - OVERLAP, (page) => {
      this.#unsaved += applyArtifacts(engine, page)
    })
    const { removed, missing } = await findDifference(artifacts, engine.size, () => engine.added())
    if (removed.length + missing.length === 0) return
    const found = missing.length > 0 ? await artifacts.read(missing) : []
    this.#unsaved += applyArtifacts(engine, [...found, ...removed.map((id) => ({ id, fields: null }))])
  }

  /** Stores the index for instances that start later. After a failure they start more slowly, nothing else. */
  async #save(engine: MiniSearchEngine): Promise<void> {
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

/** Applies artifacts as they are stored now. Answers how many they were. */
export function applyArtifacts(engine: MiniSearchEngine, artifacts: readonly StoredArtifact[]): number {
  const changed: Entry[] = []
  const removed: string[] = []
  for (const { id, fields } of artifacts) {
    const entry = fields && entryOf(id, fields)
    if (entry) changed.push(entry)
    else removed.push(id)
  }
  engine.apply(changed, removed)
  return artifacts.length
}
