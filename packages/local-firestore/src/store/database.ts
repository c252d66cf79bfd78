import type { Selector } from '#query/selector.ts'
import { type DatabaseId, type Path, pathKey } from '#values/resourceNames.ts'
import { Collection } from '#store/collection.ts'
import type { StoredDocument } from '#store/document.ts'
import { History } from '#store/history.ts'
import { LockTable } from '#store/lockTable.ts'
import { Transactions } from '#store/transactions.ts'
import { type Change, type CommittedChanges, selectsCollection, type View } from '#store/view.ts'

/** One database of one project: documents, recent history, locks, transactions and commit subscribers. */
export class Database implements View {
  readonly id: DatabaseId
  readonly locks = new LockTable()
  readonly transactions = new Transactions(this.locks)
  readonly #documents = new Map<string, StoredDocument>()
  readonly #collections = new Map<string, Collection>()
  readonly #listeners = new Set<(commit: CommittedChanges) => void>()
  readonly #history: History

  /** `lastCommit` is the time of the last commit before the server started. Earlier states cannot be read. */
  constructor(id: DatabaseId, lastCommit: bigint) {
    this.id = id
    this.#history = new History(this, lastCommit)
  }

  get(path: Path): StoredDocument | null {
    return this.#documents.get(pathKey(path)) ?? null
  }

  documents(): Iterable<StoredDocument> {
    return this.#documents.values()
  }

  /** Returns the state at a past time. Throws FAILED_PRECONDITION if it is too old. */
  at(time: bigint): View {
    return this.#history.at(time)
  }

  collection({ parent, collectionId, allDescendants }: Selector): Collection | null {
    if (collectionId === null || allDescendants) return null
    return this.#collections.get(pathKey([...parent, collectionId])) ?? null
  }

  *select(selector: Selector): Iterable<StoredDocument> {
    const { collectionId, allDescendants } = selector
    if (collectionId !== null && !allDescendants) {
      yield* this.collection(selector)?.documents() ?? []
      return
    }
    for (const [key, collection] of this.#collections) {
      if (selectsCollection(selector, key.split('/'))) yield* collection.documents()
    }
  }

  /** Paths of all non-empty collections. */
  collectionPaths(): Iterable<string> {
    return this.#collections.keys()
  }

  /** Adds a document from the data file at startup, without notifying subscribers. */
  load(document: StoredDocument): void {
    this.#replace({ key: document.key, path: document.path, before: null, after: document })
  }

  /** Applies a commit and notifies subscribers. */
  apply(commit: CommittedChanges): void {
    for (const change of commit.changes) this.#replace(change)
    this.#history.record(commit)
    if (commit.changes.length === 0) return
    for (const listener of this.#listeners) listener(commit)
  }

  /** Subscribes to commits that change documents. Returns an unsubscribe function. */
  onCommit(listener: (commit: CommittedChanges) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #replace({ key, path, before, after }: Change): void {
    const collectionKey = pathKey(path.slice(0, -1))
    const collection = this.#collections.get(collectionKey) ?? new Collection()
    collection.replace(before, after)
    if (after === null) this.#documents.delete(key)
    else this.#documents.set(key, after)
    if (collection.size === 0) this.#collections.delete(collectionKey)
    else this.#collections.set(collectionKey, collection)
  }
}
