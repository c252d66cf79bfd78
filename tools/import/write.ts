import { adderPath, artifactPath, hiddenPath } from '@tracker/domain/firestore/collections.ts'
import { type ArtifactPatch, CONTENT_FIELDS } from '@tracker/domain/artifact/artifact.ts'
import { errorCode } from '@tracker/domain/api/problem.ts'
import { DELETING, newArtifact } from '@tracker/domain/artifact/storedArtifact.ts'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { Entry } from '#import/journal.ts'
import { type Plan, planRecord } from '#import/plan.ts'
import type { ImportRecord, NewRecord, Refusal } from '#import/record.ts'

/** Rows in one commit. A record has over a thousand index entries, and Firestore bounds what one commit may change. */
export const CHUNK = 25

/** gRPC's code for a document that somebody created between our look and our write. */
const ALREADY_EXISTS = 6
const ATTEMPTS = 5

export interface Adder {
  uid: string
  email: string
  name: string
}

/** Commits new artifacts, all or none of them. */
export async function writeChunk(
  firestore: Firestore,
  adder: Adder,
  records: readonly NewRecord[],
): Promise<void> {
  const batch = firestore.batch()
  for (const { id, content } of records) {
    const now = FieldValue.serverTimestamp()
    batch.create(firestore.doc(artifactPath(id)), {
      ...newArtifact(content, adder),
      added_at: now,
      updated_at: now,
    })
    // An artifact that its adder deleted straight in Firestore leaves this document behind.
    batch.set(firestore.doc(adderPath(id)), { adder_uid: adder.uid, adder_email: adder.email })
  }
  await batch.commit()
}

/** Where records go, and how. */
export interface Target {
  readonly firestore: Firestore
  readonly adder: Adder
  /** Whether artifacts that say something else are changed. */
  readonly isUpdate: boolean
  /** Whether it is only found out what would be done. */
  readonly isDry: boolean
  /** Changes an own artifact, with what its likes copy of it. */
  readonly change: (id: string, patch: ArtifactPatch) => Promise<unknown>
  /** Brings back the photos that the file was exported with, before artifacts show them. */
  readonly restorePhotos: (addresses: readonly string[]) => Promise<void>
  /** Told of everything before it is done. */
  readonly remember: (entries: readonly Entry[]) => Promise<void>
}

export type Planned = readonly [record: ImportRecord, plan: Plan]

/** What was done with the records of a chunk, or would be. */
export interface StoredChunk {
  readonly added: number
  readonly changes: readonly Planned[]
  /** Those that say something else and were left as they are. */
  readonly differing: number
  readonly foreign: number
  readonly refusals: readonly Refusal[]
}

/** Looks each record up. A record that a curator has hidden is there, too: it does not come back by an import. */
async function planChunk({ firestore, adder }: Target, records: readonly ImportRecord[]): Promise<Planned[]> {
  if (records.length === 0) return []
  const fieldMask = [...CONTENT_FIELDS, 'adder_uid', DELETING]
  const found = await firestore.getAll(...records.map(({ id }) => firestore.doc(artifactPath(id))), {
    fieldMask,
  })
  const planned = records.map((record, at): Planned => [
    record,
    planRecord(record, found[at]?.data() ?? null, adder.uid),
  ])
  const missing = planned.filter(([, { kind }]) => kind === 'add').map(([{ id }]) => id)
  if (missing.length === 0) return planned
  const hidden = await firestore.getAll(...missing.map((id) => firestore.doc(hiddenPath(id))), {
    fieldMask: [],
  })
  const hiddenIds = new Set(hidden.filter(({ exists }) => exists).map(({ id }) => id))
  return planned.map(([record, plan]) => [record, hiddenIds.has(record.id) ? { kind: 'leave' } : plan])
}

const FOREIGN = 'This artifact belongs to somebody else, and says something else.'

/**
 * Stores records: what is new in one commit, then what is to be changed, one after the other. Everything else is left
 * alone and costs no write.
 */
export async function storeChunk(
  target: Target,
  records: readonly ImportRecord[],
  attempt = 1,
): Promise<StoredChunk> {
  const { firestore, adder, isUpdate, isDry } = target
  const planned = await planChunk(target, records)
  const of = (kind: Plan['kind']) => planned.filter(([, plan]) => plan.kind === kind)
  const added = of('add').map(([record]) => record)
  const changes = isUpdate ? of('change') : []
  const foreign = of('foreign').map(([record]) => record)
  if (!isDry) {
    await target.remember([
      ...added.map(({ id, content }) => ({ id, before: null, after: content })),
      ...changes.flatMap(([{ id }, plan]) =>
        plan.kind === 'change' ? [{ id, before: plan.before, after: plan.after }] : [],
      ),
    ])
    await target.restorePhotos(added.map(({ content }) => content.artifact_image))
    try {
      if (added.length > 0) await writeChunk(firestore, adder, added)
    } catch (error) {
      if (errorCode(error) !== ALREADY_EXISTS || attempt === ATTEMPTS) throw error
      return storeChunk(target, records, attempt + 1)
    }
    for (const [{ id }, plan] of changes) if (plan.kind === 'change') await target.change(id, plan.after)
  }
  return {
    added: added.length,
    changes,
    differing: isUpdate ? 0 : of('change').length,
    foreign: foreign.length,
    refusals: isUpdate
      ? foreign.map(({ line, source }) => ({ line, reasons: [FOREIGN], record: source }))
      : [],
  }
}
