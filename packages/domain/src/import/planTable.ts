/** Plans what an import does with each record, by comparing it with the stored artifacts. */
import { type Artifact, readArtifact } from '../artifact/artifact.ts'
import type { ArtifactContent, ArtifactPatch } from '../artifact/content.ts'
import { isBeingDeleted } from '../artifact/storedArtifact.ts'
import { type Note, say } from '../messages/message.ts'
import { type Photograph, photographsText } from '../photo/photograph.ts'
import type { Columns } from './columns.ts'
import { type ReadResult, readRow, type RecordFields, type Row } from './record.ts'

export type Plan =
  | { readonly kind: 'add' }
  /** Stored with equal values, or being deleted. */
  | { readonly kind: 'leave' }
  /** Stored by another user, with different values. */
  | { readonly kind: 'foreign' }
  /** Stored with different values in these fields. */
  | {
      readonly kind: 'change'
      readonly before: ArtifactPatch
      readonly after: ArtifactPatch
      /** Null if the further photographs stay. */
      readonly photographs: PhotographsChange | null
    }

/** A change of further photographs. */
export interface PhotographsChange {
  readonly before: readonly Photograph[]
  readonly after: readonly Photograph[]
}

type PlannedRecord = Pick<RecordFields, 'content' | 'sent'> &
  Partial<Pick<RecordFields, 'photographs' | 'lacksPictures'>>

/** Photographs that stay keep caption and credit. A row without further photographs, or that lacks one, changes none. */
function changeOfPhotographs(
  { photographs = null, lacksPictures = false }: PlannedRecord,
  before: readonly Photograph[],
): PhotographsChange | null {
  if (photographs === null || lacksPictures) return null
  const isNamed = ({ caption, credit }: Photograph) => caption !== undefined || credit !== undefined
  const after = photographs.map((one) =>
    isNamed(one) ? one : (before.find(({ url }) => url === one.url) ?? one),
  )
  return photographsText(after) === photographsText(before) ? null : { before, after }
}

/**
 * @param stored document with the record's id, or null
 * @param uid adder of the import
 * @param photographs its further photographs
 */
export function planRecord(
  record: { readonly id: string } & PlannedRecord,
  stored: Readonly<Record<string, unknown>> | null,
  uid: string,
  photographs: readonly Photograph[],
): Plan {
  if (stored === null) return { kind: 'add' }
  if (isBeingDeleted(stored)) return { kind: 'leave' }
  const current = readArtifact(record.id, stored)
  // A missing field equals an empty one.
  const changed = record.sent.filter(
    (field) =>
      !(field === 'artifact_image' && record.lacksPictures) &&
      (current[field] ?? '') !== (record.content[field] ?? ''),
  )
  const change = changeOfPhotographs(record, photographs)
  if (changed.length === 0 && change === null) return { kind: 'leave' }
  if (stored.adder_uid !== uid) return { kind: 'foreign' }
  const pick = (from: ArtifactPatch | Artifact): ArtifactPatch =>
    Object.fromEntries(changed.map((field) => [field, from[field] ?? '']))
  return { kind: 'change', before: pick(current), after: pick(record.content), photographs: change }
}

interface Planned {
  /** Row in the file, from 1. */
  readonly line: number
  readonly name: string
  /** What was left out or changed. */
  readonly notes: readonly Note[]
}

export type PlannedRow =
  | (Planned & {
      readonly kind: 'add'
      readonly key: string | null
      readonly content: ArtifactContent
      readonly photographs: readonly Photograph[]
    })
  | (Planned & {
      readonly kind: 'change'
      readonly key: string | null
      readonly id: string
      readonly before: ArtifactPatch
      readonly after: ArtifactPatch
      readonly photographs: PhotographsChange | null
    })
  /** Already stored, or a repeated row. */
  | (Planned & { readonly kind: 'leave' })
  | (Planned & { readonly kind: 'refuse'; readonly reasons: readonly Note[]; readonly isTooLong: boolean })

interface ImportContext {
  /** Host of this site, with port. */
  readonly site?: string
  readonly uid: string
  /** All artifacts of the importer. */
  readonly own: readonly Artifact[]
  /** Artifact ids by the keys of earlier imports of the same list. */
  readonly ids: ReadonlyMap<string, string>
  /** Further photographs of the artifacts that have some; needed only if a row has some. */
  readonly photographs: ReadonlyMap<string, readonly Photograph[]>
}

const normalizedName = (name: string) => name.trim().toLowerCase().normalize('NFC')

/** Map of the items whose key occurs only once. */
function unique<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T> {
  const found = new Map<string, T | null>()
  for (const item of items) found.set(keyOf(item), found.has(keyOf(item)) ? null : item)
  return new Map([...found].flatMap(([key, item]) => (item === null ? [] : [[key, item] as const])))
}

/**
 * Finds the stored artifact of a record: by its id, else by its key in an earlier import, else by its name,
 * provided the name is unique in file and store or all other fields are equal too.
 */
function createFinder(records: readonly RecordFields[], { uid, own, ids }: ImportContext) {
  const byId = new Map(own.map((artifact) => [artifact._id, artifact]))
  const imported = new Set(ids.values())
  const sameName = Map.groupBy(own, ({ artifact_name }) => normalizedName(artifact_name))
  const names = unique(records, ({ content }) => normalizedName(content.artifact_name))
  const isEqual = (fields: RecordFields, { _id, ...artifact }: Artifact) =>
    planRecord({ ...fields, photographs: null, id: _id }, { ...artifact, adder_uid: uid }, uid, []).kind ===
    'leave'
  return (fields: RecordFields): Artifact | undefined => {
    const { key, isId, content } = fields
    const known = key === null ? undefined : byId.get(isId ? key : (ids.get(key) ?? ''))
    if (known) return known
    const name = normalizedName(content.artifact_name)
    // An artifact imported under another key is a different artifact.
    const found = (sameName.get(name) ?? []).filter(({ _id }) => key === null || !imported.has(_id))
    return (
      found.find((artifact) => isEqual(fields, artifact)) ??
      (found.length === 1 && names.has(name) ? found[0] : undefined)
    )
  }
}

/** Rows that are read or planned without a pause. */
const PER_TURN = 20

/**
 * Plans the rows of a table in the browser, in order. Rows with the same key or the same content are treated as one.
 * @param pause called now and then, so that a page can respond
 */
export async function planTable(
  rows: Iterable<Row>,
  columns: Columns,
  context: ImportContext,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<PlannedRow[]> {
  const read: ReadResult[] = []
  for (const row of rows) {
    if (read.length % PER_TURN === 0) await pause()
    read.push(readRow(row, columns, context))
  }
  const find = createFinder(
    read.flatMap((one) => (one.ok ? [one.fields] : [])),
    context,
  )
  const seen = new Map<string, { line: number; content: string }>()
  const planned: PlannedRow[] = []
  for (const one of read) {
    if (planned.length % PER_TURN === 0) await pause()
    planned.push(planRow(one, seen, find, context))
  }
  return planned
}

function planRow(
  read: ReadResult,
  seen: Map<string, { line: number; content: string }>,
  find: (fields: RecordFields) => Artifact | undefined,
  { uid, photographs: known }: ImportContext,
): PlannedRow {
  if (!read.ok) {
    const { line, reasons, isTooLong = false } = read.refusal
    return { kind: 'refuse', line, name: '', notes: [], reasons, isTooLong }
  }
  const { fields } = read
  const { line, content, key, notes, photographs } = fields
  const row = { line, name: content.artifact_name, notes }
  const text = JSON.stringify(photographs === null ? content : [content, photographs])
  const before = seen.get(key ?? text)
  if (before) {
    if (before.content === text) return { kind: 'leave', ...row }
    return {
      kind: 'refuse',
      ...row,
      reasons: [say('row-same-key', { row: String(before.line), key: String(key) })],
      isTooLong: false,
    }
  }
  seen.set(key ?? text, { line, content: text })
  const stored = find(fields)
  if (!stored) return { kind: 'add', ...row, key, content, photographs: photographs ?? [] }
  const { _id: id } = stored
  const plan = planRecord({ ...fields, id }, { ...stored, adder_uid: uid }, uid, known.get(id) ?? [])
  return plan.kind === 'change' ? { ...plan, ...row, key, id } : { kind: 'leave', ...row }
}

/** Returns true if most of the rows that are there already would get another name, as those of another list do. */
export function isOtherList(planned: readonly PlannedRow[]): boolean {
  const known = planned.filter(({ kind }) => kind === 'change' || kind === 'leave')
  const renamed = planned.filter((row) => row.kind === 'change' && row.after.artifact_name !== undefined)
  return renamed.length * 2 > known.length
}
