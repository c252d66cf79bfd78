/** Builds the responses of a listen stream. `time` values are microseconds since the epoch. */
import { create } from '@bufbuild/protobuf'
import type { ConnectError } from '@connectrpc/connect'
import type { Document } from '#gen/google/firestore/v1/document_pb.js'
import {
  type ListenResponse,
  ListenResponseSchema,
  TargetChange_TargetChangeType as Type,
  TargetChangeSchema,
} from '#gen/google/firestore/v1/firestore_pb.js'
import {
  DocumentChangeSchema,
  DocumentDeleteSchema,
  DocumentRemoveSchema,
} from '#gen/google/firestore/v1/write_pb.js'
import { toTimestamp } from '#values/time.ts'
import { toStatus } from '#operations/batchWrite.ts'

const targetChange = (targetChangeType: Type, targetIds: number[], time?: bigint): ListenResponse =>
  create(ListenResponseSchema, {
    responseType: {
      case: 'targetChange',
      value: create(TargetChangeSchema, {
        targetChangeType,
        targetIds,
        ...(time !== undefined && { readTime: toTimestamp(time), resumeToken: Buffer.from(String(time)) }),
      }),
    },
  })

/** The server accepted the target. */
export const targetAdded = (id: number) => targetChange(Type.ADD, [id])
/** The client must discard the documents that it received for the target. */
export const targetReset = (id: number) => targetChange(Type.RESET, [id])
/** The target was removed. */
export const targetRemoved = (id: number) => targetChange(Type.REMOVE, [id])
/** The client has received all documents of the target as of `time`. */
export const targetCurrent = (id: number, time: bigint) => targetChange(Type.CURRENT, [id], time)
/** All targets are consistent at `time`. SDKs raise snapshot events only on this message. */
export const snapshotComplete = (time: bigint) => targetChange(Type.NO_CHANGE, [], time)

/** The target was removed because of an error; the stream continues. */
export const targetFailed = (id: number, error: ConnectError): ListenResponse =>
  create(ListenResponseSchema, {
    responseType: {
      case: 'targetChange',
      value: create(TargetChangeSchema, {
        targetChangeType: Type.REMOVE,
        targetIds: [id],
        cause: toStatus(error),
      }),
    },
  })

/** The document was added to the target or changed. */
export const documentChanged = (id: number, document: Document): ListenResponse =>
  create(ListenResponseSchema, {
    responseType: {
      case: 'documentChange',
      value: create(DocumentChangeSchema, { document, targetIds: [id] }),
    },
  })

/** The document does not exist or was deleted. */
export const documentDeleted = (id: number, document: string, time: bigint): ListenResponse =>
  create(ListenResponseSchema, {
    responseType: {
      case: 'documentDelete',
      value: create(DocumentDeleteSchema, { document, removedTargetIds: [id], readTime: toTimestamp(time) }),
    },
  })

/** The document exists but no longer matches the target. */
export const documentRemoved = (id: number, document: string, time: bigint): ListenResponse =>
  create(ListenResponseSchema, {
    responseType: {
      case: 'documentRemove',
      value: create(DocumentRemoveSchema, { document, removedTargetIds: [id], readTime: toTimestamp(time) }),
    },
  })
