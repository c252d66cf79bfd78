/** What a client listens to. */
import type { ListenResponse } from '#gen/google/firestore/v1/firestore_pb.js'
import type { Path } from '#values/names.ts'

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
