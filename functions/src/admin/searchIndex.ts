/** Compares the search's index with the records, and makes it anew. */
import { FieldValue } from 'firebase-admin/firestore'
import { randomUUID } from 'node:crypto'
import { artifactRef, transact } from '#firestore.ts'
import { unavailable } from '#http/problem.ts'
import { differences } from '#search/compare.ts'
import { applyRecords, SearchKeeper } from '#search/keeper.ts'
import { PackedEngine } from '#search/engine.ts'
import { pack } from '#search/packed.ts'
import { firestoreRecords } from '#search/records.ts'
import { firestoreStorage } from '#search/storage.ts'

/** An engine made of all records, and up to when it knows all changes. */
async function fromRecords(): Promise<{ engine: PackedEngine; seen: number }> {
  const engine = new PackedEngine()
  const seen = await firestoreRecords.all((page) => applyRecords(engine, page))
  return { engine, seen }
}

/** Ids of artifacts that the index, brought up to date as each instance does it, knows otherwise. None without an index. */
export async function findUnindexed(): Promise<string[]> {
  if ((await firestoreStorage.load()) === null) return []
  const keeper = new SearchKeeper({
    records: firestoreRecords,
    storage: firestoreStorage,
    now: Date.now,
    staleMs: Infinity,
    changesMin: Infinity,
  })
  const known = await keeper.segment()
  const { engine } = await fromRecords()
  return differences(known, engine.whole())
}

/** Sets the time of an artifact, so that every instance reads it again. */
export function restamp(id: string): Promise<void> {
  return transact(async (transaction) => {
    const { exists, ref } = await transaction.get(artifactRef(id))
    if (exists) transaction.update(ref, { updated_at: FieldValue.serverTimestamp() })
  })
}

/** Writes the index anew out of all records. @throws Problem 503 while an instance writes one */
export async function rebuildIndex(): Promise<void> {
  const owner = randomUUID()
  const { engine, seen } = await fromRecords()
  const isOurs = await firestoreStorage.acquire(owner, Date.now())
  const kept = { packed: await pack(engine.whole()), seen }
  if (!isOurs || !(await firestoreStorage.save(owner, kept))) throw unavailable()
}
