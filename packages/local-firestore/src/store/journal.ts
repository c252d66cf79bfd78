/** Documents on disk. Every commit is one SQLite transaction: after a crash it is there whole or not at all. */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { DatabaseId } from '#values/names.ts'
import { documentName } from '#values/names.ts'
import type { StoredDocument } from '#store/document.ts'
import { unpackFields } from '#store/packed.ts'
import type { Change } from '#store/view.ts'

/** A change with the encoding of the fields that it leaves; null when it deletes. */
export interface EncodedChange extends Change {
  readonly bytes: Uint8Array | null
}

const FORMAT = 1
/** How long to wait for a process that is just ending. */
const BUSY_MS = 1_000

// One process at a time: a second one would not see what the first has in memory.
const SCHEMA = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS documents (
    project TEXT NOT NULL, database TEXT NOT NULL, path TEXT NOT NULL,
    fields BLOB NOT NULL, create_time INTEGER NOT NULL, update_time INTEGER NOT NULL,
    PRIMARY KEY (project, database, path)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS clock (id INTEGER PRIMARY KEY CHECK (id = 0), last INTEGER NOT NULL);
`

/** The data file. One process has it at a time. */
export class Journal {
  readonly #sqlite: DatabaseSync
  readonly #put: StatementSync
  readonly #delete: StatementSync
  readonly #setClock: StatementSync

  /** Opens or creates the file. Throws when it is not a data file of this version. */
  constructor(file: string) {
    this.#sqlite = new DatabaseSync(file, { timeout: BUSY_MS })
    const format = Number(this.#sqlite.prepare('PRAGMA user_version').get()?.['user_version'])
    if (format !== 0 && format !== FORMAT) throw new Error(`Its format ${format} is not known.`)
    this.#sqlite.exec(SCHEMA)
    this.#sqlite.exec(`PRAGMA user_version = ${FORMAT}`)
    this.#put = this.#sqlite.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?, ?, ?)')
    this.#delete = this.#sqlite.prepare(
      'DELETE FROM documents WHERE project = ? AND database = ? AND path = ?',
    )
    this.#setClock = this.#sqlite.prepare('INSERT OR REPLACE INTO clock VALUES (0, ?)')
  }

  /** The time of the last commit, 0 for a new file. */
  lastTime(): bigint {
    const statement = this.#sqlite.prepare('SELECT last FROM clock')
    statement.setReadBigInts(true)
    return bigintOf(statement.get()?.['last'] ?? 0n)
  }

  *documents(): Iterable<{ database: DatabaseId; document: StoredDocument }> {
    const statement = this.#sqlite.prepare('SELECT * FROM documents')
    statement.setReadBigInts(true)
    for (const row of statement.iterate()) {
      const database = { projectId: String(row['project']), databaseId: String(row['database']) }
      const key = String(row['path'])
      const path = key.split('/')
      if (!(row['fields'] instanceof Uint8Array)) throw new Error(`The document ${key} cannot be read.`)
      yield {
        database,
        document: {
          key,
          path,
          name: documentName(database, path),
          fields: unpackFields(row['fields']),
          createTime: bigintOf(row['create_time']),
          updateTime: bigintOf(row['update_time']),
        },
      }
    }
  }

  /** Writes one commit. When it returns, the commit survives the end of the process. */
  write({ projectId, databaseId }: DatabaseId, time: bigint, changes: readonly EncodedChange[]): void {
    this.#sqlite.exec('BEGIN IMMEDIATE')
    try {
      for (const { key, after, bytes } of changes) {
        if (after === null) this.#delete.run(projectId, databaseId, key)
        else this.#put.run(projectId, databaseId, key, bytes, after.createTime, after.updateTime)
      }
      this.#setClock.run(time)
      this.#sqlite.exec('COMMIT')
    } catch (error) {
      this.#sqlite.exec('ROLLBACK')
      throw error
    }
  }

  close(): void {
    this.#sqlite.close()
  }
}

function bigintOf(value: unknown): bigint {
  if (typeof value !== 'bigint') throw new Error('The data file holds a number of the wrong kind.')
  return value
}
