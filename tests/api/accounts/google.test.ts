import { beforeAll, describe, expect, it } from 'vitest'
import { claimsOf, signIn, signUp } from '../support/accounts.ts'
import { type Api, startApi } from '../support/api.ts'
import { add } from '../support/artifacts.ts'
import { listOf } from '../support/ask.ts'
import { signInWithGoogle } from './support/google.ts'

/** Tests of Google and password sign-in with one e-mail address (docs/decisions/004-identity.md). */
let api: Api

beforeAll(async () => {
  api = await startApi()
})

describe('signing in with Google on the address of an unverified password account', () => {
  it('takes the account over, with its artifacts and likes, and disables the password', async () => {
    const squatter = await signUp()
    const id = await add(api.ask, squatter.token)
    await api.ask('POST', '/likes', { token: squatter.token, body: { artifactId: id } })
    const asSquatter = { token: squatter.token }
    const since = Number(claimsOf(squatter.token).auth_time)
    // Sessions are distinguished by the second in which they started.
    do {
      expect(await api.ask('GET', `/artifact/${id}`, asSquatter)).toMatchObject({ status: 200 })
    } while (Date.now() < (since + 1) * 1_000)

    const owner = await signInWithGoogle(squatter.email)
    expect(owner.uid).toBe(squatter.uid)
    await expect(signIn(squatter.email, squatter.password)).rejects.toThrow(/INVALID|PASSWORD/)
    for (const [method, path] of [
      ['GET', `/artifact/${id}`],
      ['GET', `/myArtifacts?email=${squatter.email}`],
      ['DELETE', `/artifact/${id}`],
    ] as const) {
      expect(await api.ask(method, path, asSquatter)).toMatchObject({ status: 401 })
    }

    const asOwner = { token: owner.token }
    const mine = await api.ask('GET', `/myArtifacts?email=${squatter.email}`, asOwner)
    expect(listOf(mine)).toMatchObject([{ _id: id }])
    const liked = await api.ask('GET', `/liked?email=${squatter.email}`, asOwner)
    expect(listOf(liked)).toMatchObject([{ artifactId: id }])
    expect(await api.ask('DELETE', `/artifact/${id}`, asOwner)).toMatchObject({ status: 200 })
  })
})

describe('signing up with a password on the address of a Google account', () => {
  it('is refused, and the account does not change', async () => {
    const email = `google-first-${process.pid}@example.com`
    const owner = await signInWithGoogle(email)
    await expect(signUp({ email })).rejects.toThrow(/EMAIL_EXISTS/)
    expect((await signInWithGoogle(email)).uid).toBe(owner.uid)
    expect(await api.ask('GET', `/liked?email=${email}`, { token: owner.token })).toMatchObject({
      status: 200,
    })
  })
})
