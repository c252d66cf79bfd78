import { describe, expect, it } from 'vitest'
import { errorResponse } from '#http/errorResponse.ts'

/** Firestore error that cannot be provoked in a test. */
const firestoreError = (code: number, message: string) =>
  Object.assign(new Error(`${code} ${message}`), { code })

describe('a Firestore error', () => {
  it.each([
    [10, 'ABORTED: Transaction lock timeout.'],
    [14, 'UNAVAILABLE: No connection established.'],
    [4, 'DEADLINE_EXCEEDED: Deadline exceeded.'],
    [3, 'INVALID_ARGUMENT: Transaction is invalid or closed.'],
    [9, "FAILED_PRECONDITION: The requested 'read_time' is too old."],
    [13, 'INTERNAL: Received RST_STREAM with code 2 triggered by internal client error: write EPIPE'],
  ])('with the transient code %i becomes a 503 with Retry-After', (code, message) => {
    const { status, headers } = errorResponse(firestoreError(code, message))
    expect({ status, after: headers?.['Retry-After'] }).toEqual({ status: 503, after: '2' })
  })

  it.each([
    [3, 'INVALID_ARGUMENT: A document cannot be written: secret'],
    [9, 'FAILED_PRECONDITION: The query requires an index: secret'],
    [13, 'INTERNAL: Commit failed unexpectedly: secret'],
  ])('with another reason for code %i becomes a 500 without its message', (code, message) => {
    const { status, body } = errorResponse(firestoreError(code, message))
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain('secret')
  })
})
