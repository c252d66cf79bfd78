import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requireAppCheck } from '#deploy/appCheck.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'artifact-tracker-app-check-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text)
}

const check = (shell: Readonly<Record<string, string>> = {}) => requireAppCheck('some-project', root, shell)
const NOT_SET_UP = 'App Check is not set up.'

describe('the check of App Check before a deploy', () => {
  it('requires a site key or APP_CHECK=off', async () => {
    await expect(check()).rejects.toThrow(NOT_SET_UP)
  })

  it('finds the site key in the files of the web app and in the shell', async () => {
    await expect(check({ VITE_APP_CHECK_KEY: 'key' })).resolves.toBeUndefined()
    await write('web/.env.production.local', 'VITE_APP_CHECK_KEY=key\n')
    await expect(check()).resolves.toBeUndefined()
  })

  it('treats an empty site key as missing, also if the shell overrides the file with it', async () => {
    await write('web/.env.production.local', 'VITE_APP_CHECK_KEY=key\n')
    await expect(check({ VITE_APP_CHECK_KEY: '' })).rejects.toThrow(NOT_SET_UP)
    await write('web/.env.production.local', 'VITE_APP_CHECK_KEY=\n')
    await expect(check()).rejects.toThrow(NOT_SET_UP)
    await expect(check({ VITE_APP_CHECK_KEY: 'key' })).resolves.toBeUndefined()
  })

  it('believes the function’s setting from its files alone, as Firebase does', async () => {
    await expect(check({ APP_CHECK: 'off' })).rejects.toThrow(NOT_SET_UP)
    await write('functions/.env.some-project', 'APP_CHECK=off\n')
    await expect(check({ APP_CHECK: 'on' })).resolves.toBeUndefined()
    await write('functions/.env', 'APP_CHECK=off\n')
    await write('functions/.env.some-project', 'APP_CHECK=on\n')
    await expect(check()).rejects.toThrow(NOT_SET_UP)
  })

  it('leaves the settings of other projects out', async () => {
    await write('functions/.env.other-project', 'APP_CHECK=off\n')
    await expect(check()).rejects.toThrow(NOT_SET_UP)
  })
})
