/**
 * Plans what an import in the browser does with each row, by comparing it with the importer's own artifacts.
 */
import type { Artifact, ArtifactContent, ArtifactPatch } from '../artifact/artifact.ts'
import type { Columns } from './columns.ts'
import { planRecord } from './plan.ts'
import { readRow, type RecordFields, type Row } from './record.ts'

interface Planned {
  /** Line in the file, from 1. */
  readonly line: number
  readonly name: string
}

export type PlannedRow =
  | (Planned & { readonly kind: 'add'; readonly key: string | null; readonly content: ArtifactContent })
  | (Planned & {
      readonly kind: 'change'
      readonly key: string | null
      readonly id: string
      readonly before: ArtifactPatch
      readonly after: ArtifactPatch
    })
  /** Already stored, or a repeated row. */
  | (Planned & { readonly kind: 'leave' })
  | (Planned & { readonly kind: 'refuse'; readonly reasons: readonly string[] })

interface ImportContext {
  /** Host of this site, with port. */
  readonly site?: string
  readonly uid: string
  /** All artifacts of the importer. */
  readonly own: readonly Artifact[]
  /** Artifact ids by the keys of earlier imports. */
  readonly ids: ReadonlyMap<string, string>
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
    planRecord({ ...fields, id: _id }, { ...artifact, adder_uid: uid }, uid).kind === 'leave'
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

/** Plans the rows of a table in order. Rows with the same key or the same content are treated as one. */
export function planTable(rows: readonly Row[], columns: Columns, context: ImportContext): PlannedRow[] {
  const read = rows.map((row) => readRow(row, columns, context))
  const find = createFinder(
    read.flatMap((one) => (one.ok ? [one.fields] : [])),
    context,
  )
  const seen = new Map<string, { line: number; content: string }>()
  return read.map((one): PlannedRow => {
    if (!one.ok) return { kind: 'refuse', line: one.refusal.line, name: '', reasons: one.refusal.reasons }
    const { fields } = one
    const { line, content, key } = fields
    const planned = { line, name: content.artifact_name }
    const text = JSON.stringify(content)
    const before = seen.get(key ?? text)
    if (before) {
      if (before.content === text) return { kind: 'leave', ...planned }
      return { kind: 'refuse', ...planned, reasons: [`Row ${before.line} has the same key, ${key}.`] }
    }
    seen.set(key ?? text, { line, content: text })
    const stored = find(fields)
    if (!stored) return { kind: 'add', ...planned, key, content }
    const plan = planRecord({ ...fields, id: stored._id }, { ...stored, adder_uid: context.uid }, context.uid)
    return plan.kind === 'change'
      ? { kind: 'change', ...planned, key, id: stored._id, before: plan.before, after: plan.after }
      : { kind: 'leave', ...planned }
  })
}
