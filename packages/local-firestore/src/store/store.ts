/** All databases of all projects, their common clock and their file. */
import { type DatabaseId, databaseName, pathKey } from '#values/names.ts'
import { type Clock, createClock } from '#store/clock.ts'
import { Database } from '#store/database.ts'
import type { Change } from '#store/view.ts'
import { Journal } from '#store/journal.ts'
import { pack } from '#store/packed.ts'

export interface StoreOptions {
  /** A path, or `:memory:`. */
  readonly dataFile: string
  /** The present in microseconds since the epoch. */
  readonly now: () => bigint
}

/** Everything that the server holds. */
export class Store {
  readonly clock: Clock
  readonly #databases = new Map<string, Database>()
  readonly #journal: Journal | null
  readonly #openedAt: bigint

  /** Throws when the file cannot be opened. */
  constructor({ dataFile, now }: StoreOptions) {
    this.#journal = dataFile === ':memory:' ? null : new Journal(dataFile)
    this.clock = createClock(now, this.#journal?.lastTime() ?? 0n)
    this.#openedAt = this.clock.tick()
    for (const { database, document } of this.#journal?.documents() ?? []) {
      this.database(database).load(document)
    }
  }

  database(id: DatabaseId): Database {
    const name = databaseName(id)
    const database = this.#databases.get(name) ?? new Database(id, this.#openedAt)
    this.#databases.set(name, database)
    return database
  }

  databases(): Iterable<Database> {
    return this.#databases.values()
  }

  /** Makes changes durable, then visible. Throws, with nothing changed, when the file cannot be written. */
  commit(database: Database, time: bigint, changes: readonly Change[]): void {
    const packed = changes.map((change) => {
      const { document = null, bytes = null } = change.after ? pack(change.after) : {}
      return { ...change, after: document, bytes }
    })
    if (packed.length > 0) this.#journal?.write(database.id, time, packed)
    database.apply({ time, changes: packed })
  }

  /** Removes every document of one database in one commit. */
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
