import { create } from '@bufbuild/protobuf'
import {
  type PartitionQueryRequest,
  type PartitionQueryResponse,
  PartitionQueryResponseSchema,
} from '#gen/google/firestore/v1/firestore_pb.js'
import { planQuery } from '#query/plan.ts'
import { invalidArgument, permissionDenied } from '#status.ts'
import type { Request } from '#operations/context.ts'
import { parentPathIn } from '#operations/requestPaths.ts'

/** Implements PartitionQuery. Returns no split points, which means a single partition. Administrators only. */
export async function partitionQuery(
  request: Request,
  { parent, queryType }: PartitionQueryRequest,
): Promise<PartitionQueryResponse> {
  const path = parentPathIn(request, parent)
  if (!request.caller.isAdmin) {
    throw permissionDenied('Partition queries require admin authentication.')
  }
  if (queryType.case !== 'structuredQuery') throw invalidArgument('A query is missing.')
  planQuery(path, queryType.value)
  return create(PartitionQueryResponseSchema)
}
