import { beforeAll, expect, it } from 'vitest'
import { changeCurator } from '../../tools/admin/curator.ts'
import { claimsOf, signIn } from '../api/support/accounts.ts'
import { type Project, startProject } from './support/project.ts'

let project: Project

beforeAll(async () => {
  project = await startProject()
})

it('grants and revokes the role of curator, and fails for an address without an account', async () => {
  const { email, password } = project.account
  const isCurator = async () => claimsOf(await signIn(email, password)).curator === true
  expect(await isCurator()).toBe(false)
  // In a process of its own, as the documentation says.
  const made = await project.run('curator', [email])
  expect(made).toMatchObject({ code: 0 })
  expect(made.output).toContain(`${email} decides on reports`)
  expect(await isCurator()).toBe(true)
  expect((await project.runHere(changeCurator, [email, '--remove'])).output).toContain('is signed out')
  expect(await isCurator()).toBe(false)
  expect((await project.runHere(changeCurator, [email, '--remove'])).output).toContain('was no curator')
  const nobody = await project.runHere(changeCurator, ['nobody@example.com'])
  expect(nobody.output).toContain('has no account with the address nobody@example.com')
  expect(nobody.code).toBe(1)
})
