import { join } from 'node:path'
import { afterEach, expect, inject, it, vi } from 'vitest'
import { persistAccounts } from '../../tools/stack/auth/persistAccounts.ts'
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
