import { describe, expect, test } from 'vitest'
import { nextSession, UNKNOWN_SESSION, type UserProfile } from './currentUser.ts'

const ada: UserProfile = { uid: 'ada', email: 'ada@example.com', displayName: 'Ada', photoURL: '' }
const bob: UserProfile = { ...ada, uid: 'bob' }

describe('a session', () => {
  test('stays the same when it is restored on load', () => {
    expect(nextSession(UNKNOWN_SESSION, ada)).toEqual({
      currentUser: { status: 'signed-in', user: ada },
      number: 0,
    })
    expect(nextSession(UNKNOWN_SESSION, null)).toEqual({ currentUser: { status: 'signed-out' }, number: 0 })
  })

  test('ends with every sign-in, sign-out and change of account', () => {
    const users = [null, ada, bob, null, ada]
    const numbers: number[] = []
    let session = UNKNOWN_SESSION
    for (const user of users) {
      session = nextSession(session, user)
      numbers.push(session.number)
    }
    expect(numbers).toEqual([0, 1, 2, 3, 4])
  })

  test('continues when the user’s name or photo changes', () => {
    const session = nextSession(UNKNOWN_SESSION, ada)
    const renamed = { ...ada, displayName: 'Ada Lovelace' }
    expect(nextSession(session, renamed)).toEqual({
      currentUser: { status: 'signed-in', user: renamed },
      number: session.number,
    })
  })
})
