/** What a client listens to. */
import type { ListenResponse } from '#gen/google/firestore/v1/firestore_pb.js'
import type { Target as TargetMessage } from '#gen/google/firestore/v1/firestore_pb.js'
import { invalidArgument } from '#status.ts'
import type { Path } from '#values/names.ts'
import type { Request } from '../environment.ts'
import { documentsTarget } from './documentsTarget.ts'
import { queryTarget } from './queryTarget.ts'

/** Documents that may have changed, by key. */
export type Touched = ReadonlyMap<string, Path>

export interface Target {
  /** Throws PERMISSION_DENIED when the rules do not grant it (any more). */
  authorize(): void
  /** Everything that belongs to the target now. `time` is that of the snapshot. */
  initial(time: bigint): readonly ListenResponse[]
  /** What is different from what was sent before. */
  update(touched: Touched, time: bigint): readonly ListenResponse[]
}

/** Throws INVALID_ARGUMENT. */
export function createTarget(request: Request, id: number, { targetType }: TargetMessage): Target {
  if (targetType.case === 'documents') return documentsTarget(request, id, targetType.value.documents)
  if (targetType.case === 'query' && targetType.value.queryType.case === 'structuredQuery') {
    return queryTarget(request, id, targetType.value.parent, targetType.value.queryType.value)
  }
  throw invalidArgument('A target is neither a query nor documents.')
}
