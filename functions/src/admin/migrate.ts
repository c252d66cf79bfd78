/**
 * Applies migrations page by page. Each transaction stores its changes together with the position in
 * `migrations/{name}`, so an interrupted migration continues from there, and an applied one is not repeated.
 * Safe on a database in use.
 */
import { MIGRATIONS } from '@tracker/domain/firestore/collections.ts'
import { type DocumentReference, FieldPath, FieldValue } from 'firebase-admin/firestore'
import { type Migration, MIGRATION_LIST } from '#admin/migrations.ts'
import { fieldsOf, firestore, transact } from '#firestore.ts'

/** Documents per page. Their changes, up to three writes each, stay below the limits of a transaction. */
const PAGE = 150

interface Progress {
  /** Path of the last document of the page; empty before the first one. */
  readonly last: string
  /** Documents read. */
  readonly read: number
  /** Documents changed, or to be changed. */
  readonly changed: number
}

const recordOf = ({ name }: Migration) => firestore.collection(MIGRATIONS).doc(name)

/** Returns the migrations that are not recorded as applied. */
export async function pendingMigrations(): Promise<Migration[]> {
  const applied = await firestore.getAll(...MIGRATION_LIST.map(recordOf))
  return MIGRATION_LIST.filter((_, at) => applied[at]?.get('applied_at') === undefined)
}

async function storedProgress(migration: Migration): Promise<Progress> {
  const stored = fieldsOf(await recordOf(migration).get())
  return {
    last: typeof stored?.last === 'string' ? stored.last : '',
    read: Number(stored?.read ?? 0),
    changed: Number(stored?.changed ?? 0),
  }
}

/**
 * Changes documents and stores the position.
 * @returns number of changes
 */
function applyPage(
  migration: Migration,
  refs: readonly DocumentReference[],
  before: Progress,
  next: Progress,
) {
  return transact(async (transaction) => {
    const count = await migration.apply(transaction, refs)
    transaction.set(recordOf(migration), { ...next, changed: before.changed + count })
    return count
  })
}

/**
 * Applies or continues a migration and yields the progress after each page.
 * @param isDry only counts the changes
 */
export async function* applyMigration(migration: Migration, isDry: boolean): AsyncGenerator<Progress> {
  let progress = await storedProgress(migration)
  const [reached = '', id = ''] = progress.last.split('/')
  const isDone = (collection: string) =>
    migration.collections.indexOf(collection) < migration.collections.indexOf(reached)
  for (const collection of migration.collections.filter((name) => !isDone(name))) {
    const ordered = firestore
      .collection(collection)
      .select(...migration.fields)
      .orderBy(FieldPath.documentId())
      .limit(PAGE)
    let after = collection === reached ? id : ''
    for (;;) {
      const { docs } = await (after === '' ? ordered : ordered.startAfter(after)).get()
      const last = docs.at(-1)
      if (!last) break
      const outdated = docs.filter((document) => migration.isOutdated(document.data(), collection))
      const next = { ...progress, last: last.ref.path, read: progress.read + docs.length }
      const changed = isDry
        ? outdated.length
        : await applyPage(
            migration,
            outdated.map(({ ref }) => ref),
            progress,
            next,
          )
      progress = { ...next, changed: progress.changed + changed }
      yield progress
      after = last.id
    }
  }
  if (!isDry) await recordOf(migration).set({ ...progress, applied_at: FieldValue.serverTimestamp() })
}
