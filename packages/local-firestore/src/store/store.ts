import { type DatabaseId, databaseName, pathKey } from '#values/resourceNames.ts'
import { type Clock, createClock } from '#store/clock.ts'
import { Database } from '#store/database.ts'
import type { Change } from '#store/view.ts'
import { Journal } from '#store/journal.ts'
import { pack } from '#store/packedFields.ts'

export interface StoreOptions {
  /** A path, or `:memory:`. */
  readonly dataFile: string
  /** Returns the current time in microseconds since the epoch. */
  readonly now: () => bigint
}

/** All databases of all projects with their shared clock and data file. */
export class Store {
  readonly clock: Clock
  readonly #databases = new Map<string, Database>()
  readonly #journal: Journal | null
  /** Time of the last commit before this start. The documents have been as they are since then. */
  readonly #lastCommit: bigint

  /** Throws if the data file cannot be opened. */
  constructor({ dataFile, now }: StoreOptions) {
    this.#journal = dataFile === ':memory:' ? null : new Journal(dataFile)
    const last = this.#journal?.lastTime() ?? 0n
    this.clock = createClock(now, last)
    const openedAt = this.clock.tick()
    this.#lastCommit = this.#journal === null ? openedAt : last
    for (const { database, document } of this.#journal?.documents() ?? []) {
      this.database(database).load(document)
    }
  }

  database(id: DatabaseId): Database {
    const name = databaseName(id)
    const database = this.#databases.get(name) ?? new Database(id, this.#lastCommit)
    this.#databases.set(name, database)
    return database
  }

  databases(): Iterable<Database> {
    return this.#databases.values()
  }

  /** Writes the changes to the data file, then applies them. Throws without applying them if the write fails. */
  commit(database: Database, time: bigint, changes: readonly Change[]): void {
    const packed = changes.map((change) => {
      const { document = null, bytes = null } = change.after ? pack(change.after) : {}
      return { ...change, after: document, bytes }
    })
    if (packed.length > 0) this.#journal?.write(database.id, time, packed)
    database.apply({ time, changes: packed })
  }

  /** Deletes all documents of one database in one commit. */
  clear(database: Database): void {
    database.transactions.endAll()
    const changes = [...database.documents()].map((before) => ({
      key: pathKey(before.path),
      path: before.path,
      before,
      after: null,
    }))
    this.commit(database, this.clock.tick(), changes)
  }

  close(): void {
    for (const database of this.#databases.values()) database.transactions.endAll()
    this.#journal?.close()
  }
}
