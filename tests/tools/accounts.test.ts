import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, inject, it, onTestFinished, vi } from 'vitest'
import { persistAccounts } from '../../tools/stack/auth/persistAccounts.ts'
import { Failure } from '../../tools/cli/failure.ts'
import { LOCAL } from '../../tools/cli/paths.ts'
import { signUp } from '../api/support/accounts.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('reports once that accounts cannot be saved', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  await signUp()
  const file = join(LOCAL, 'no such folder', 'accounts.json')
  const keeper = await persistAccounts(`http://${inject('authHost')}`, file)
  await keeper.stop()
  await keeper.stop()
  expect(told.mock.calls).toEqual([[expect.stringContaining(`could not be saved in ${file}: ENOENT`)]])
})

it('names a damaged file of accounts and keeps it', async () => {
  const folder = join(LOCAL, `damaged-accounts-${process.pid}`)
  await mkdir(folder, { recursive: true })
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'accounts.json')
  await writeFile(file, '{"users":[{"localId":"ad')
  const starting = persistAccounts(`http://${inject('authHost')}`, file)
  await expect(starting).rejects.toThrow(Failure)
  await expect(starting).rejects.toThrow(`${file} is damaged: `)
  await expect(starting).rejects.toThrow('Replace it by a copy, or delete it')
  expect(await readFile(file, 'utf8')).toBe('{"users":[{"localId":"ad')
})
