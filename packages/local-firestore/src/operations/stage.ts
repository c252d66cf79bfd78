/** Works out what a commit would do, without doing it. */
import type { Value } from '#gen/google/firestore/v1/document_pb.js'
import type { DocumentAccess } from '#rules/access.ts'
import type { Change, View } from '#store/view.ts'
import type { StoredDocument } from '#store/document.ts'
import { type Fields, getField, withField } from '#values/fieldPath.ts'
import { sameFields } from '#values/identical.ts'
import { type Path, pathKey } from '#values/names.ts'
import { checkDocumentSize } from '#values/size.ts'
import { transform } from '#operations/transform.ts'
import { type PlannedWrite, preconditionFailure } from '#operations/writePlan.ts'

export interface Outcome {
  /** Null when the document is deleted. */
  readonly document: StoredDocument | null
  readonly transformResults: Value[]
}

export interface Staged {
  /** What the rules must grant: one access for each document, whatever the number of its writes. */
  readonly accesses: readonly DocumentAccess[]
  readonly results: readonly Outcome[]
  /** The first precondition that does not hold. */
  readonly failure: Error | null
  /** The state after the commit. */
  get(path: Path): StoredDocument | null
  changes(): readonly Change[]
}

interface StagedDocument {
  readonly path: Path
  readonly first: PlannedWrite
  /** What the commit leaves. */
  readonly document: StoredDocument | null
}

/** Each write sees the ones before it. Throws INVALID_ARGUMENT when a document becomes too large. */
export function stageWrites(view: Pick<View, 'get'>, planned: readonly PlannedWrite[], time: bigint): Staged {
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
    else after.set(key, { path, first: after.get(key)?.first ?? write, document: outcome.document })
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

/** From the state before the commit to the one after it: rules see nothing between. */
function accessOf(
  { path, first, document }: StagedDocument,
  resource: StoredDocument | null,
): DocumentAccess {
  return { method: methodOf(first, document, resource), path, resource, requestResource: document }
}

/** What the first write requires decides before what is there: that it is not as required is not the question. */
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
