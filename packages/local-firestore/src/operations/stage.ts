/** Works out what a commit would do, without doing it. */
import type { Value } from '#gen/google/firestore/v1/document_pb.js'
import type { DocumentAccess } from '#rules/access.ts'
import type { Change, View } from '#store/view.ts'
import type { StoredDocument } from '#store/document.ts'
import { type Fields, getField, withField } from '#values/fieldPath.ts'
import { sameFields } from '#values/identical.ts'
import { type Path, pathKey } from '#values/names.ts'
import { checkDocumentSize } from '#values/size.ts'
import { transform } from './transform.ts'
import { type PlannedWrite, preconditionFailure } from './writePlan.ts'

export interface Outcome {
  /** Null when the document is deleted. */
  readonly document: StoredDocument | null
  readonly transformResults: Value[]
}

export interface Staged {
  /** What the rules must grant, in order; after a failed precondition nothing more is listed. */
  readonly accesses: readonly DocumentAccess[]
  readonly results: readonly Outcome[]
  /** The first precondition that does not hold. */
  readonly failure: Error | null
  /** The state after the commit. */
  get(path: Path): StoredDocument | null
  changes(): readonly Change[]
}

/** Each write sees the ones before it. Throws INVALID_ARGUMENT when a document becomes too large. */
export function stageWrites(view: Pick<View, 'get'>, planned: readonly PlannedWrite[], time: bigint): Staged {
  const after = new Map<string, { path: Path; document: StoredDocument | null }>()
  const accesses: DocumentAccess[] = []
  const results: Outcome[] = []
  const get = (path: Path) => {
    const staged = after.get(pathKey(path))
    return staged === undefined ? view.get(path) : staged.document
  }
  let failure: Error | null = null
  for (const write of planned) {
    const stored = get(write.path)
    failure = preconditionFailure(write, stored)
    const outcome = outcomeOf(write, stored, time)
    accesses.push(accessOf(write, stored, outcome.document))
    if (failure !== null) break
    after.set(write.key, { path: write.path, document: outcome.document })
    results.push(outcome)
  }
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
  for (const { field, transform: step } of write.transforms) {
    const { value, result } = transform(getField(fields, field), step, time)
    fields = withField(fields, field, value)
    transformResults.push(result)
  }
  const { path, key, name } = write
  checkDocumentSize(path, name, fields)
  // Content that stays the same is not a change: the document keeps its update time.
  if (stored !== null && sameFields(stored.fields, fields)) return { document: stored, transformResults }
  const document = { key, path, name, fields, createTime: stored?.createTime ?? time, updateTime: time }
  return { document, transformResults }
}

function accessOf(
  { kind, path, precondition }: PlannedWrite,
  resource: StoredDocument | null,
  requestResource: StoredDocument | null,
): DocumentAccess {
  if (kind === 'verify') return { method: 'get', path, resource, requestResource: null }
  if (kind === 'delete') return { method: 'delete', path, resource, requestResource: null }
  // An update of a missing document is refused as an update: that it may be created is not the question.
  const mustExist = precondition?.conditionType.case === 'exists' && precondition.conditionType.value
  return { method: resource === null && !mustExist ? 'create' : 'update', path, resource, requestResource }
}
