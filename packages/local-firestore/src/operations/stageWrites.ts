/** Computes the effects of a commit without applying them. */
import type { Value } from '#gen/google/firestore/v1/document_pb.js'
import type { DocumentAccess } from '#rules/access.ts'
import type { Change, View } from '#store/view.ts'
import type { StoredDocument } from '#store/document.ts'
import { type Fields, getField, withField } from '#values/fieldPath.ts'
import { sameFields } from '#values/sameFields.ts'
import { type Path, pathKey } from '#values/resourceNames.ts'
import { checkDocumentSize } from '#values/documentSize.ts'
import { applyTransform } from '#operations/fieldTransform.ts'
import { type PlannedWrite, preconditionFailure } from '#operations/writePlan.ts'

export interface Outcome {
  /** The document after the write; null if it was deleted. */
  readonly document: StoredDocument | null
  readonly transformResults: Value[]
}

export interface StagedCommit {
  /** The accesses that the rules must allow. Several writes to one document make one access. */
  readonly accesses: readonly DocumentAccess[]
  readonly results: readonly Outcome[]
  /** The error of the first failed precondition. */
  readonly failure: Error | null
  /** Reads the state after the commit. */
  get(path: Path): StoredDocument | null
  changes(): readonly Change[]
}

interface StagedDocument {
  readonly path: Path
  readonly firstWrite: PlannedWrite
  /** The state after the commit. */
  readonly document: StoredDocument | null
}

/** Stages writes in order; each sees the effects of earlier ones. Throws INVALID_ARGUMENT if a document is too large. */
export function stageWrites(
  view: Pick<View, 'get'>,
  planned: readonly PlannedWrite[],
  time: bigint,
): StagedCommit {
  const after = new Map<string, StagedDocument>()
  const verified: DocumentAccess[] = []
  const results: Outcome[] = []
  const get = (path: Path) => {
    const staged = after.get(pathKey(path))
    return staged === undefined ? view.get(path) : staged.document
  }
  let failure: Error | null = null
  for (const write of planned) {
    const { path, key } = write
    const stored = get(path)
    failure ??= preconditionFailure(write, stored)
    const outcome = outcomeOf(write, stored, time)
    results.push(outcome)
    if (write.kind === 'verify')
      verified.push({ method: 'get', path, resource: stored, requestResource: null })
    else after.set(key, { path, firstWrite: after.get(key)?.firstWrite ?? write, document: outcome.document })
  }
  const written = [...after.values()].map((staged) => accessOf(staged, view.get(staged.path)))
  const accesses = [...verified, ...written]
  const changes = () =>
    [...after].flatMap(([key, { path, document }]) => {
      const before = view.get(path)
      return before === document ? [] : [{ key, path, before, after: document }]
    })
  return { accesses, results, failure, get, changes }
}

function outcomeOf(write: PlannedWrite, stored: StoredDocument | null, time: bigint): Outcome {
  if (write.kind === 'verify') return { document: stored, transformResults: [] }
  if (write.kind === 'delete') return { document: null, transformResults: [] }
  let fields: Fields = write.patch(stored?.fields ?? null)
  const transformResults: Value[] = []
  for (const { field, transform } of write.transforms) {
    const { value, result } = applyTransform(getField(fields, field), transform, time)
    fields = withField(fields, field, value)
    transformResults.push(result)
  }
  const { path, key, name } = write
  checkDocumentSize(path, name, fields)
  // A write that does not change the fields keeps the update time.
  if (stored !== null && sameFields(stored.fields, fields)) return { document: stored, transformResults }
  const document = { key, path, name, fields, createTime: stored?.createTime ?? time, updateTime: time }
  return { document, transformResults }
}

/** The access from the state before the commit to the state after it. Rules do not see intermediate states. */
function accessOf(
  { path, firstWrite, document }: StagedDocument,
  resource: StoredDocument | null,
): DocumentAccess {
  return { method: methodOf(firstWrite, document, resource), path, resource, requestResource: document }
}

/** Derives the method from the precondition of the first write, even if it does not hold, or else from the document. */
function methodOf(
  { precondition }: PlannedWrite,
  after: StoredDocument | null,
  before: StoredDocument | null,
): DocumentAccess['method'] {
  if (after === null) return 'delete'
  const condition = precondition?.conditionType
  if (condition?.case === 'exists') return condition.value ? 'update' : 'create'
  if (condition?.case === 'updateTime') return 'update'
  return before === null ? 'create' : 'update'
}
