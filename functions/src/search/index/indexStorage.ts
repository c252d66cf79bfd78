/**
 * Stores the index in Firestore, split into documents below the limit of 1 MiB. The security rules deny clients
 * access. `current` names the valid generation. A new generation is written completely before `current` names it,
 * so that a crash at any step leaves a valid index.
 */
import { SEARCH_INDEX } from '@tracker/domain/firestore/collections.ts'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { fieldsOf, firestore, transact } from '#firestore.ts'
import { FORMAT } from '#search/index/serializedIndex.ts'

export interface StoredIndex {
  readonly bytes: Uint8Array
  /** Time (microseconds) up to which the index includes all changes. */
  readonly seen: number
}

export interface IndexStorage {
  /** Loads the index; null if there is none or it has another format. */
  load(): Promise<StoredIndex | null>
  /**
   * Takes the lease that allows one writer at a time.
   * @param now milliseconds
   * @returns false if another instance holds it
   */
  acquire(owner: string, now: number): Promise<boolean>
  /**
   * Writes the index and releases the lease.
   * @returns false, with nothing changed, if the lease was lost meanwhile
   */
  save(owner: string, index: StoredIndex): Promise<boolean>
}

const CHUNK_BYTES = 900_000
/** Time after which a lease expires, such as that of a crashed instance. */
const LEASE_MS = 60_000

const index = firestore.collection(SEARCH_INDEX)
const currentRef = index.doc('current')
const leaseRef = index.doc('lease')
const chunkRef = (generation: string, at: number) => index.doc(`${generation}-${at}`)

const currentSchema = z.object({
  format: z.literal(FORMAT),
  generation: z.string(),
  chunks: z.int(),
  bytes: z.int(),
  seen: z.number(),
})
const leaseSchema = z.object({ owner: z.string(), until: z.number() })

/** Null if there is no index. */
async function loadOnce(): Promise<StoredIndex | 'replaced' | null> {
  const current = z.safeParse(currentSchema, fieldsOf(await currentRef.get()))
  if (!current.success) return null
  const { generation, chunks, bytes: length, seen } = current.data
  const refs = Array.from({ length: chunks }, (_, at) => chunkRef(generation, at))
  const found = await firestore.getAll(...refs)
  const parts = found.map((chunk): unknown => chunk.get('data'))
  const whole = Buffer.concat(parts.filter((part) => part instanceof Uint8Array))
  return whole.length === length ? { bytes: whole, seen } : 'replaced'
}

export const firestoreStorage: IndexStorage = {
  async load() {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const loaded = await loadOnce()
      if (loaded !== 'replaced') return loaded
    }
    return null
  },

  acquire: (owner, now) =>
    transact(async (transaction) => {
      const lease = z.safeParse(leaseSchema, fieldsOf(await transaction.get(leaseRef)))
      if (lease.success && lease.data.until > now && lease.data.owner !== owner) return false
      transaction.set(leaseRef, { owner, until: now + LEASE_MS })
      return true
    }),

  async save(owner, { bytes, seen }) {
    const generation = randomUUID()
    const chunks = Math.max(1, Math.ceil(bytes.length / CHUNK_BYTES))
    for (let at = 0; at < chunks; at += 1) {
      const data = bytes.subarray(at * CHUNK_BYTES, (at + 1) * CHUNK_BYTES)
      await chunkRef(generation, at).set({ data: Buffer.from(data) })
    }
    const isNamed = await transact(async (transaction) => {
      const lease = z.safeParse(leaseSchema, fieldsOf(await transaction.get(leaseRef)))
      if (!lease.success || lease.data.owner !== owner) return false
      transaction.set(currentRef, { format: FORMAT, generation, chunks, bytes: bytes.length, seen })
      return true
    })
    if (!isNamed) return false
    // Chunks of earlier generations and crashed writes. The lease excludes other writers.
    const { docs } = await index.select().get()
    const isOld = (id: string) => id !== currentRef.id && id !== leaseRef.id && !id.startsWith(generation)
    await Promise.all(docs.filter(({ id }) => isOld(id)).map(({ ref }) => ref.delete()))
    await leaseRef.delete()
    return true
  },
}
