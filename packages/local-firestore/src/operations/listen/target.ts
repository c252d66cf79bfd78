import type { ListenResponse } from '#gen/google/firestore/v1/firestore_pb.js'
import type { Path } from '#values/resourceNames.ts'

/** Paths of changed documents by key. */
export type ChangedPaths = ReadonlyMap<string, Path>

/** A set of documents that a client listens to. */
export interface Target {
  /** Throws PERMISSION_DENIED if the rules deny reading the target. */
  authorize(): void
  /** Returns responses for all documents of the target. `time` is the snapshot time in microseconds. */
  initial(time: bigint): readonly ListenResponse[]
  /** Returns responses for the differences from what was sent before. */
  update(changedPaths: ChangedPaths, time: bigint): readonly ListenResponse[]
}
