import type { Target as TargetMessage } from '#gen/google/firestore/v1/firestore_pb.js'
import { invalidArgument } from '#status.ts'
import type { Request } from '../environment.ts'
import { documentsTarget } from './documentsTarget.ts'
import { queryTarget } from './queryTarget.ts'
import type { Target } from './target.ts'

/** What a message asks to listen to. Throws INVALID_ARGUMENT. */
export function createTarget(request: Request, id: number, { targetType }: TargetMessage): Target {
  if (targetType.case === 'documents') return documentsTarget(request, id, targetType.value.documents)
  if (targetType.case === 'query' && targetType.value.queryType.case === 'structuredQuery') {
    return queryTarget(request, id, targetType.value.parent, targetType.value.queryType.value)
  }
  throw invalidArgument('A target is neither a query nor documents.')
}
