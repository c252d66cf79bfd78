import { type Plan, planRecord } from '@tracker/domain/import/planTable.ts'
import type { Refusal } from '@tracker/domain/import/record.ts'
import { adderPath, artifactPath, hiddenPath, morePhotosPath } from '@tracker/domain/firestore/collections.ts'
import { CONTENT_FIELDS } from '@tracker/domain/artifact/artifact.ts'
import type { ArtifactPatch } from '@tracker/domain/artifact/content.ts'
import { errorCode } from '@tracker/domain/api/problem.ts'
import { DELETING, newArtifact } from '@tracker/domain/artifact/storedArtifact.ts'
import { MORE_PHOTOS_FIELD } from '@tracker/domain/photo/morePhotos.ts'
import { type Photograph, readPhotographs } from '@tracker/domain/photo/photograph.ts'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { photographFields } from 'functions/admin/importedPhotographs.ts'
import { type Renamed, renamedBy } from '#import/checkList.ts'
import type { Entry } from '#import/journal.ts'
import type { ImportRecord, NewRecord } from '#import/table/record.ts'

/** Rows per commit. A record has over a thousand index entries, which Firestore limits per commit. */
export const CHUNK = 25

/** Field of artifacts that have further photographs. */
const MORE_COUNT = 'more_photos_count'

/** gRPC code of a document created between our read and our write. */
export const ALREADY_EXISTS = 6
const ATTEMPTS = 5

export interface Adder {
  uid: string
  email: string
  name: string
}

/** Adds artifacts in one commit. */
export async function writeChunk(
  firestore: Firestore,
  adder: Adder,
  records: readonly NewRecord[],
): Promise<void> {
  const batch = firestore.batch()
  for (const { id, content, photographs } of records) {
    const more = photographs ?? []
    const now = FieldValue.serverTimestamp()
    batch.create(firestore.doc(artifactPath(id)), {
      ...newArtifact(content, adder),
      ...photographFields(more),
      added_at: now,
      updated_at: now,
    })
    // `set`, because this document may remain from a direct deletion in Firestore.
    batch.set(firestore.doc(adderPath(id)), { adder_uid: adder.uid, adder_email: adder.email })
    if (more.length > 0)
      batch.set(firestore.doc(morePhotosPath(id)), { adder_uid: adder.uid, [MORE_PHOTOS_FIELD]: more })
  }
  await batch.commit()
}

/** Destination and options of an import. */
export interface Target {
  readonly firestore: Firestore
  readonly adder: Adder
  /** Whether to change stored artifacts that differ. */
  readonly isUpdate: boolean
  /** Whether to store nothing. */
  readonly isDry: boolean
  /** Changes an artifact of the adder and the copies in its likes. Without further photographs they stay. */
  readonly change: (id: string, patch: ArtifactPatch, more?: readonly Photograph[]) => Promise<unknown>
  /** Restores exported photos before the artifacts that show them are stored. */
  readonly restorePhotos: (addresses: readonly string[]) => Promise<void>
  /**
   * Stores the picture of a record before its artifact is stored.
   * @returns why it is left out, or null
   */
  readonly storePicture: (address: string, isDry: boolean) => Promise<string | null>
  /** Writes changes to the journal before they are stored. */
  readonly writeJournal: (entries: readonly Entry[]) => Promise<void>
}

export type Planned = readonly [record: ImportRecord, plan: Plan]

/** Result of a chunk, also for a dry run. */
export interface StoredChunk {
  readonly added: number
  readonly changes: readonly Planned[]
  /** Records that differ and were not changed. */
  readonly differing: number
  /** Those of them that have another name. */
  readonly renamed: readonly Renamed[]
  readonly foreign: number
  readonly refusals: readonly Refusal[]
  /** Pictures that are left out, and why. */
  readonly notes: readonly { readonly line: number; readonly note: string }[]
}

/** Reads the further photographs of those stored artifacts that have some, if their records have some, by id. */
export async function readMore(
  firestore: Firestore,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Photograph[]>> {
  if (ids.length === 0) return new Map()
  const found = await firestore.getAll(...ids.map((id) => firestore.doc(morePhotosPath(id))))
  return new Map(found.map((one) => [one.id, readPhotographs(one.get(MORE_PHOTOS_FIELD))]))
}

/** Plans each record. A hidden artifact counts as stored; an import does not restore it. */
async function planChunk({ firestore, adder }: Target, records: readonly ImportRecord[]): Promise<Planned[]> {
  if (records.length === 0) return []
  const fieldMask = [...CONTENT_FIELDS, 'adder_uid', DELETING, MORE_COUNT]
  const found = await firestore.getAll(...records.map(({ id }) => firestore.doc(artifactPath(id))), {
    fieldMask,
  })
  const withMore = records.filter(
    ({ photographs }, at) => photographs !== null && found[at]?.get(MORE_COUNT) !== undefined,
  )
  const more = await readMore(
    firestore,
    withMore.map(({ id }) => id),
  )
  const planned = records.map((record, at): Planned => [
    record,
    planRecord(record, found[at]?.data() ?? null, adder.uid, more.get(record.id) ?? []),
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

const urlsOf = (photographs: readonly Photograph[] | null = []) => (photographs ?? []).map(({ url }) => url)

/** Addresses of the pictures that a plan stores. */
function picturesOf([{ content, photographs }, plan]: Planned): readonly string[] {
  if (plan.kind === 'add') return [content.artifact_image, ...urlsOf(photographs)]
  if (plan.kind !== 'change') return []
  const further = urlsOf(plan.photographs?.after)
  return plan.after.artifact_image === undefined ? further : [plan.after.artifact_image, ...further]
}

/** A plan without pictures that fail: a new record has the others, a stored one keeps those that it has. */
function withoutPictures([record, plan]: Planned, stored: readonly string[]): Planned {
  if (plan.kind !== 'change') {
    const [artifact_image = '', ...urls] = stored
    const photographs = record.photographs?.filter(({ url }) => urls.includes(url)) ?? null
    return [{ ...record, content: { ...record.content, artifact_image }, photographs }, plan]
  }
  const { artifact_image: _before, ...before } = plan.before
  const { artifact_image: _after, ...after } = plan.after
  const isLeft = Object.keys(after).length === 0
  return [record, isLeft ? { kind: 'leave' } : { kind: 'change', before, after, photographs: null }]
}

/** Stores the pictures of new records and of records with another picture. A picture that fails is left out. */
async function storePictures({ storePicture, isUpdate, isDry }: Target, planned: readonly Planned[]) {
  const notes: { line: number; note: string }[] = []
  const all: Planned[] = []
  for (const one of planned) {
    const [{ line }, plan] = one
    const pictures = plan.kind === 'change' && !isUpdate ? [] : picturesOf(one)
    const stored: string[] = []
    for (const address of pictures) {
      const note = await storePicture(address, isDry)
      if (note === null) stored.push(address)
      else notes.push({ line, note })
    }
    all.push(stored.length === pictures.length ? one : withoutPictures(one, stored))
  }
  return { planned: all, notes }
}

/** The photographs of a new record as a change; null without any. */
const changeTo = (photographs: readonly Photograph[]) =>
  photographs.length === 0 ? null : { before: [], after: photographs }

/** Stores records: new ones in one commit, then changes one by one. Unchanged records cost no write. */
export async function storeChunk(
  target: Target,
  records: readonly ImportRecord[],
  attempt = 1,
): Promise<StoredChunk> {
  const { firestore, adder, isUpdate, isDry } = target
  const { planned, notes } = await storePictures(target, await planChunk(target, records))
  const of = (kind: Plan['kind']) => planned.filter(([, plan]) => plan.kind === kind)
  const added = of('add').map(([record]) => record)
  const changes = isUpdate ? of('change') : []
  const foreign = of('foreign').map(([record]) => record)
  if (!isDry) {
    await target.writeJournal([
      ...added.map(({ id, content, photographs }) => ({
        id,
        before: null,
        after: content,
        photographs: changeTo(photographs ?? []),
      })),
      ...changes.flatMap(([{ id }, plan]) =>
        plan.kind === 'change'
          ? [{ id, before: plan.before, after: plan.after, photographs: plan.photographs }]
          : [],
      ),
    ])
    await target.restorePhotos(
      added.flatMap(({ content, photographs }) => [content.artifact_image, ...urlsOf(photographs)]),
    )
    try {
      if (added.length > 0) await writeChunk(firestore, adder, added)
    } catch (error) {
      if (errorCode(error) !== ALREADY_EXISTS || attempt === ATTEMPTS) throw error
      return storeChunk(target, records, attempt + 1)
    }
    for (const [{ id }, plan] of changes)
      if (plan.kind === 'change') await target.change(id, plan.after, plan.photographs?.after)
  }
  return {
    added: added.length,
    changes,
    differing: isUpdate ? 0 : of('change').length,
    renamed: isUpdate ? [] : of('change').flatMap(([record, plan]) => renamedBy(record, plan) ?? []),
    foreign: foreign.length,
    refusals: (isUpdate ? foreign : []).map(({ line, source }) => ({
      line,
      reasons: [FOREIGN],
      record: source,
    })),
    notes,
  }
}
