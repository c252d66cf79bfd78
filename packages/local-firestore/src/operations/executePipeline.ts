import type { ExecutePipelineResponse } from '#gen/google/firestore/v1/firestore_pb.js'
import { invalidArgument } from '#status.ts'

/** Pipelines belong to another edition of Firestore. */
export const executePipeline = (): AsyncIterable<ExecutePipelineResponse> => {
  throw invalidArgument('ExecutePipeline requires the Database Edition to be `enterprise`.')
}
