import { BODY_BYTES_MAX } from '@tracker/domain/limits.ts'

/** Bytes of one record at most: as many as the API takes in one request. */
export const RECORD_BYTES_MAX = BODY_BYTES_MAX

export interface Row {
  /** The line of the file that the record ends on, from 1. */
  readonly line: number
  /** The record, or why it could not be read. */
  readonly record:
    { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string }
}
