/** Validates writes before locks are acquired. */
import type { Precondition } from '#gen/google/firestore/v1/common_pb.js'
import type {
  DocumentTransform_FieldTransform as FieldTransform,
  Write,
} from '#gen/google/firestore/v1/write_pb.js'
import { alreadyExists, failedPrecondition, invalidArgument, notFound } from '#status.ts'
import type { StoredDocument } from '#store/document.ts'
import {
  type FieldPath,
  type Fields,
  formatFieldPath,
  getField,
  parseFieldPath,
  withField,
} from '#values/fieldPath.ts'
import { checkFieldName, validateFields } from '#values/validateFields.ts'
import { type Path, pathKey } from '#values/resourceNames.ts'
import { toMicros } from '#values/time.ts'
import { documentPathIn } from '#operations/requestPaths.ts'
import type { Request } from '#operations/context.ts'

interface PlannedTransform {
  readonly field: FieldPath
  readonly transform: FieldTransform
}

export interface PlannedWrite {
  readonly kind: 'update' | 'delete' | 'verify'
  readonly path: Path
  readonly key: string
  readonly name: string
  readonly precondition: Precondition | undefined
  readonly transforms: readonly PlannedTransform[]
  /** Returns the fields after the update and before the transforms. */
  patch(stored: Fields | null): Fields
}

/** Validates a write. Throws INVALID_ARGUMENT. */
export function planWrite(request: Request, write: Write): PlannedWrite {
  const { operation, currentDocument: precondition } = write
  const plan = (kind: PlannedWrite['kind'], name: string): PlannedWrite => {
    const path = documentPathIn(request, name)
    return {
      kind,
      path,
      key: pathKey(path),
      name,
      precondition,
      transforms: [],
      patch: (stored) => stored ?? {},
    }
  }
  switch (operation.case) {
    case 'update': {
      const fields = validateFields(operation.value.fields)
      const mask = write.updateMask?.fieldPaths.map(parseWritablePath)
      return {
        ...plan('update', operation.value.name),
        transforms: write.updateTransforms.map(planTransform),
        patch: patchOf(fields, mask),
      }
    }
    case 'transform': {
      const { document, fieldTransforms } = operation.value
      return { ...plan('update', document), transforms: fieldTransforms.map(planTransform) }
    }
    case 'delete':
      return plan('delete', operation.value)
    case 'verify':
      if (precondition?.conditionType.case === undefined) {
        throw invalidArgument('A verify write needs a precondition.')
      }
      return plan('verify', operation.value)
    default:
      throw invalidArgument('A write has no operation.')
  }
}

function planTransform(transform: FieldTransform): PlannedTransform {
  return { field: parseWritablePath(transform.fieldPath), transform }
}

function parseWritablePath(text: string): FieldPath {
  const path = parseFieldPath(text)
  path.forEach(checkFieldName)
  return path
}

/** Without a mask, replaces the document. With a mask, sets the masked fields and deletes those without a value. */
function patchOf(fields: Fields, mask: readonly FieldPath[] | undefined): PlannedWrite['patch'] {
  if (mask === undefined) return () => fields
  checkMask(mask)
  return (stored) =>
    mask.reduce<Fields>((result, path) => withField(result, path, getField(fields, path)), stored ?? {})
}

function checkMask(mask: readonly FieldPath[]): void {
  const maskedPaths = new Set(mask.map(formatFieldPath))
  for (const path of mask) {
    for (let length = 1; length < path.length; length += 1) {
      if (maskedPaths.has(formatFieldPath(path.slice(0, length)))) {
        throw invalidArgument(`The update mask contains "${formatFieldPath(path)}" and one of its parents.`)
      }
    }
  }
}

/** The error of a failed precondition, or null. */
export function preconditionFailure(
  { precondition, name }: PlannedWrite,
  stored: StoredDocument | null,
): Error | null {
  const condition = precondition?.conditionType
  if (condition?.case === 'exists') {
    if (condition.value && stored === null) return notFound(`No document to update: ${name}`)
    if (!condition.value && stored !== null) return alreadyExists(`Document already exists: ${name}`)
  }
  if (condition?.case === 'updateTime') {
    const base = toMicros(condition.value)
    const version = stored?.updateTime ?? 0n
    if (stored === null || version !== base) {
      return failedPrecondition(
        `the stored version (${version}) does not match the required base version (${base})`,
      )
    }
  }
  return null
}
