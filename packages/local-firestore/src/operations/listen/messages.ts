/** The messages of a listen stream. */
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
import { statusOf } from '#operations/batchWrite.ts'

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

/** The target is taken on. */
export const added = (id: number) => targetChange(Type.ADD, [id])
/** What was sent for the target before does not count any more. */
export const reset = (id: number) => targetChange(Type.RESET, [id])
/** The target has ended. */
export const removed = (id: number) => targetChange(Type.REMOVE, [id])
/** All that was sent for the target is its state at `time`. */
export const current = (id: number, time: bigint) => targetChange(Type.CURRENT, [id], time)
/** All targets are consistent at `time`: clients show a snapshot on this message and on no other. */
export const consistent = (time: bigint) => targetChange(Type.NO_CHANGE, [], time)

/** The target is refused; the stream goes on. */
export const refused = (id: number, error: ConnectError): ListenResponse =>
  create(ListenResponseSchema, {
    responseType: {
      case: 'targetChange',
      value: create(TargetChangeSchema, {
        targetChangeType: Type.REMOVE,
        targetIds: [id],
        cause: statusOf(error),
      }),
    },
  })

/** The document belongs to the target, in this state. */
export const changed = (id: number, document: Document): ListenResponse =>
  create(ListenResponseSchema, {
    responseType: {
      case: 'documentChange',
      value: create(DocumentChangeSchema, { document, targetIds: [id] }),
    },
  })

/** The document does not exist. */
export const deleted = (id: number, document: string, time: bigint): ListenResponse =>
  create(ListenResponseSchema, {
    responseType: {
      case: 'documentDelete',
      value: create(DocumentDeleteSchema, { document, removedTargetIds: [id], readTime: toTimestamp(time) }),
    },
  })

/** The document exists, but does not belong to the target any more. */
export const left = (id: number, document: string, time: bigint): ListenResponse =>
  create(ListenResponseSchema, {
    responseType: {
      case: 'documentRemove',
      value: create(DocumentRemoveSchema, { document, removedTargetIds: [id], readTime: toTimestamp(time) }),
    },
  })
