/**
 * Keeps an engine up to date in one instance: loads the index once, asks for what has changed since while somebody
 * searches, and writes the index anew, from memory, when much has (docs/decisions/018-forgiving-search.md).
 */
import { errorCode } from '@tracker/domain/api/problem.ts'
import { logger } from 'firebase-functions/v2'
import { randomUUID } from 'node:crypto'
import { unavailable } from '#http/problem.ts'
import { PackedEngine, type SearchEngine } from '#search/engine.ts'
import { type Entry, entryOf } from '#search/entry.ts'
import { findDifference, type Known } from '#search/membership.ts'
import { pack, unpack } from '#search/packed.ts'
import type { Records, Stored } from '#search/records.ts'
import type { Segment } from '#search/segment.ts'
import type { Kept, Storage } from '#search/storage.ts'

export interface Surroundings {
  readonly records: Records
  readonly storage: Storage
  /** Milliseconds. */
  readonly now: () => number
  /** How old (milliseconds) what is known may be when somebody searches. */
  readonly staleMs: number
  /** Changes after which the index is written anew, at least. */
  readonly changesMin: number
}

/** A change counts from its own time and may be seen this much (microseconds) later. */
const OVERLAP = 5_000_000
/** The index is written anew after so many changes, as a part of what it has. */
const CHANGES_SHARE = 0.05

/** A kept index; null when it cannot be read, so that it is built anew. */
async function engineOf({ packed }: Kept): Promise<PackedEngine | null> {
  try {
    return new PackedEngine([await unpack(packed)])
  } catch (error) {
    logger.error('search index', { summary: error instanceof Error ? error.name : typeof error })
    return null
  }
}

/** Keeps one process's search engine at most some seconds behind the store: from the packed index, then by what has changed. */
export class SearchKeeper {
  readonly #surroundings: Surroundings
  readonly #owner = randomUUID()
  #engine: PackedEngine | null = null
  /** When it was asked last what has changed, in milliseconds. */
  #asked = -Infinity
  /** Up to when all changes are known, in microseconds of the store. */
  #seen = 0
  #unsaved = 0
  #running: Promise<PackedEngine> | null = null

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  /**
   * The engine with all that was stored until a few seconds ago. Calls at the same time wait for the same look.
   * @throws Problem 503 while another instance builds the first index
   */
  async engine(): Promise<SearchEngine> {
    const { now, staleMs } = this.#surroundings
    const oldest = now() - staleMs
    if (this.#engine && this.#asked > oldest) return this.#engine
    const engine = await this.#refreshed()
    // Whoever came while a look was running that began too early looks once more.
    return this.#asked > oldest ? engine : this.#refreshed()
  }

  /** What lists show, in the order in which it was added: costs what a search costs. @throws Problem as above */
  async added(): Promise<Known[]> {
    await this.engine()
    return (this.#engine ?? new PackedEngine()).added()
  }

  /** All that is known, as one segment. @throws Problem as above */
  async segment(): Promise<Segment> {
    await this.engine()
    return (this.#engine ?? new PackedEngine()).whole()
  }

  #refreshed(): Promise<PackedEngine> {
    this.#running ??= this.#refresh().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #refresh(): Promise<PackedEngine> {
    const asked = this.#surroundings.now()
    const engine = this.#engine ?? (await this.#load()) ?? (await this.#build())
    this.#engine = engine
    await this.#follow(engine)
    this.#asked = asked
    const { changesMin } = this.#surroundings
    if (this.#unsaved > Math.max(changesMin, CHANGES_SHARE * engine.size)) await this.#save(engine)
    return engine
  }

  async #load(): Promise<PackedEngine | null> {
    const kept = await this.#surroundings.storage.load()
    const engine = kept && (await engineOf(kept))
    if (kept && engine) this.#seen = kept.seen
    return engine
  }

  /** The first index is built out of all records, by one instance. */
  async #build(): Promise<PackedEngine> {
    const { records, storage, now } = this.#surroundings
    if (!(await storage.acquire(this.#owner, now())))
      throw unavailable('The search is being prepared. Please try again in a moment.')
    const engine = new PackedEngine()
    this.#seen = await records.all((page) => applyRecords(engine, page))
    this.#unsaved = Infinity
    return engine
  }

  /** Takes what has changed; then looks whether as many are there as are known, which tells of what has gone. */
  async #follow(engine: PackedEngine): Promise<void> {
    const { records } = this.#surroundings
    this.#seen = await records.changedSince(this.#seen - OVERLAP, (page) => {
      this.#unsaved += applyRecords(engine, page)
    })
    const { gone, missing } = await findDifference(records, engine.size, () => engine.added())
    if (gone.length + missing.length === 0) return
    const found = missing.length > 0 ? await records.read(missing) : []
    this.#unsaved += applyRecords(engine, [...found, ...gone.map((id) => ({ id, fields: null }))])
  }

  /** Writes the index for instances that start later. A failure costs them a longer start, and nothing else. */
  async #save(engine: PackedEngine): Promise<void> {
    const { storage, now } = this.#surroundings
    try {
      if (!(await storage.acquire(this.#owner, now()))) return
      const kept = { packed: await pack(engine.whole()), seen: this.#seen }
      if (await storage.save(this.#owner, kept)) this.#unsaved = 0
    } catch (error) {
      logger.warn('search index', { saved: false, code: errorCode(error) })
    }
  }
}

/** Has an engine know records as they are now. Answers how many there were. */
export function applyRecords(engine: PackedEngine, records: readonly Stored[]): number {
  const changed: Entry[] = []
  const gone: string[] = []
  for (const { id, fields } of records) {
    const entry = fields && entryOf(id, fields)
    if (entry) changed.push(entry)
    else gone.push(id)
  }
  engine.apply(changed, gone)
  return records.length
}
