import { ARTIFACTS, LIKES } from '@tracker/domain/firestore/collections.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedProject } from '../../tools/seed/seedProject.ts'
import { signUp } from '../api/support/accounts.ts'
import { textWith } from './support/command.ts'
import { type Project, startProject } from './support/project.ts'

let project: Project
beforeAll(async () => {
  project = await startProject()
})
beforeEach(() => project.store.clear())

const SITE = ['--site', 'https://example.com']

describe('a seed', () => {
  it('is added and liked by the named accounts, with their addresses and normalized names', async () => {
    const { email } = await signUp({ displayName: '  Ada \n Lovelace ' })
    const { code, output } = await project.runHere(seedProject, [...SITE, '--as', email.toUpperCase()])
    expect(output).toContain('24 artifacts were added')
    expect(code).toBe(0)
    const artifacts = await project.store.db.collection(ARTIFACTS).get()
    expect(new Set(artifacts.docs.map((document) => String(document.get('adder_name'))))).toEqual(
      new Set(['Ada Lovelace']),
    )
    const likes = await project.store.db.collection(LIKES).get()
    expect(new Set(likes.docs.map((document) => String(document.get('userEmail'))))).toEqual(new Set([email]))
  })

  it('is stored in one commit, so that an interrupted one leaves an empty store', async () => {
    const sizes: number[] = []
    const { promise: isComplete, resolve } = Promise.withResolvers<void>()
    const stop = project.store.db.collection(ARTIFACTS).onSnapshot(({ size }) => {
      sizes.push(size)
      if (size === 24) resolve()
    })
    await project.runHere(seedProject, [...SITE, '--as', project.account.email])
    await isComplete
    stop()
    expect(sizes.filter((size) => size !== 0)).toEqual([24])
  })

  it('distinguishes a missing account from a failed lookup', async () => {
    const missing = await project.runHere(seedProject, [...SITE, '--as', 'nobody@example.com'])
    expect(missing).toMatchObject({
      code: 1,
      output: textWith('There is no account nobody@example.com'),
    })
    const unread = await project.runHere(seedProject, [...SITE, '--as', 'not an address'])
    expect(unread.output).toContain('could not be read: The email address is improperly formatted.')
    expect(unread.output).not.toContain('There is no account')
    expect(unread.code).toBe(1)
  })

  it('is refused by a store that has artifacts', async () => {
    const command = [...SITE, '--as', project.account.email]
    await project.runHere(seedProject, command)
    const again = await project.runHere(seedProject, command)
    expect(again.output).toContain('is not empty. The seed is only for a new project.')
    expect(again.code).toBe(1)
  })

  it('shows its usage for an unknown option or without an account', async () => {
    for (const args of [['--sight', 'https://example.com'], SITE]) {
      const { code, output } = await project.runHere(seedProject, args)
      expect(output).toContain('Usage: npm run seed')
      expect(output).not.toMatch(/ {4}at /)
      expect(code).toBe(1)
    }
  })
})
