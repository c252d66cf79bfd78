import { describe, expect, it } from 'vitest'
import { errorResponse } from '#http/problem.ts'

/** Firestore error that cannot be provoked in a test. */
const firestoreError = (code: number, message: string) =>
  Object.assign(new Error(`${code} ${message}`), { code })

describe('a Firestore error', () => {
  it.each([
    [10, 'ABORTED: Transaction lock timeout.'],
    [14, 'UNAVAILABLE: No connection established.'],
    [4, 'DEADLINE_EXCEEDED: Deadline exceeded.'],
    [3, 'INVALID_ARGUMENT: Transaction is invalid or closed.'],
  ])('with the transient code %i becomes a 503 with Retry-After', (code, message) => {
    const { status, headers } = errorResponse(firestoreError(code, message))
    expect({ status, after: headers?.['Retry-After'] }).toEqual({ status: 503, after: '2' })
  })

  it('with another code becomes a 500 without its message', () => {
    const { status, body } = errorResponse(
      firestoreError(3, 'INVALID_ARGUMENT: A document cannot be written: secret'),
    )
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain('secret')
  })
})
