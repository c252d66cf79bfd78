import { describe, expect, it } from 'vitest'
import { answerOf } from '#http/problem.ts'

/** Failures of Firestore that cannot be had at will. */
const failure = (code: number, message: string) => Object.assign(new Error(`${code} ${message}`), { code })

describe('a failure of Firestore', () => {
  it.each([
    [10, 'ABORTED: Transaction lock timeout.'],
    [14, 'UNAVAILABLE: No connection established.'],
    [4, 'DEADLINE_EXCEEDED: Deadline exceeded.'],
    [3, 'INVALID_ARGUMENT: Transaction is invalid or closed.'],
  ])('with code %i that says later is answered so', (code, message) => {
    const { status, headers } = answerOf(failure(code, message))
    expect({ status, after: headers?.['Retry-After'] }).toEqual({ status: 503, after: '2' })
  })

  it('that says a request of ours was wrong is a bug, and its message stays here', () => {
    const { status, body } = answerOf(failure(3, 'INVALID_ARGUMENT: A document cannot be written: secret'))
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain('secret')
  })
})
