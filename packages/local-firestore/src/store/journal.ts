/** Stores documents in a SQLite file. Each commit is one transaction, so a crash never leaves part of a commit. */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { DatabaseId } from '#values/resourceNames.ts'
import { documentName } from '#values/resourceNames.ts'
import type { StoredDocument } from '#store/document.ts'
import { unpackFields } from '#store/packedFields.ts'
import type { Change } from '#store/view.ts'

/** A change with the encoded fields of the new document; null for a delete. */
export interface EncodedChange extends Change {
  readonly bytes: Uint8Array | null
}

const FORMAT_VERSION = 1
/** Time to wait for another process to close the file. */
const BUSY_TIMEOUT_MS = 1_000

// Exclusive, because another process would not see the documents that this one holds in memory.
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

/** The data file. Only one process can open it at a time. */
export class Journal {
  readonly #sqlite: DatabaseSync
  readonly #put: StatementSync
  readonly #delete: StatementSync
  readonly #setClock: StatementSync

  /** Opens or creates the file. Throws if it is not a data file or has another format version. */
  constructor(file: string) {
    this.#sqlite = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
    const format = Number(this.#sqlite.prepare('PRAGMA user_version').get()?.['user_version'])
    if (format !== 0 && format !== FORMAT_VERSION)
      throw new Error(
        `It was written by another version of this server, which still reads it (format ${format}, not ${FORMAT_VERSION})`,
      )
    this.#sqlite.exec(SCHEMA)
    this.#sqlite.exec(`PRAGMA user_version = ${FORMAT_VERSION}`)
    this.#put = this.#sqlite.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?, ?, ?)')
    this.#delete = this.#sqlite.prepare(
      'DELETE FROM documents WHERE project = ? AND database = ? AND path = ?',
    )
    this.#setClock = this.#sqlite.prepare('INSERT OR REPLACE INTO clock VALUES (0, ?)')
  }

  /** The time of the last commit in microseconds; 0 for a new file. */
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

  /** Writes one commit in a transaction. Once it returns, the commit survives a crash of the process. */
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
  if (typeof value !== 'bigint') throw new Error('The data file contains a number of the wrong type.')
  return value
}
