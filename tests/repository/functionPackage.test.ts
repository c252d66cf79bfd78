import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import * as z from 'zod/mini'
import { startFunction } from '../../tools/stack/function/function.ts'
import { ROOT } from '../../tools/cli/paths.ts'
import { freePort } from '../../tools/stack/ports.ts'
import { startStore } from '../api/support/api.ts'
import { closeAtEnd } from '../api/support/closing.ts'
import { asker, objectOf } from '../api/support/ask.ts'

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ integrity: z.optional(z.string()) })),
})

/**
 * The folder as deployed, outside the repository, so that files of the repository are not found by accident.
 */
async function uploaded(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'artifact-tracker-function-'))
  closeAtEnd(() => rm(folder, { recursive: true, force: true }))
  await cp(inject('functionFolder'), folder, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  })
  return folder
}

/**
 * Installs the production packages of the folder's own lock file, as the cloud does. Needs the npm registry
 * or a warm cache.
 */
function install(folder: string): void {
  const done = spawnSync(
    'npm',
    ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (done.status !== 0) throw new Error(`npm could not install the function: ${done.stdout}${done.stderr}`)
}

describe('the package of the function', () => {
  it('installs alone, loads and answers requests', async () => {
    const folder = await uploaded()
    install(folder)
    const store = await startStore()
    const port = await freePort()
    const child = await startFunction({ folder, port, firestorePort: store.port })
    closeAtEnd(() => child.stop())
    const ask = asker(`http://127.0.0.1:${port}`)
    expect(await ask('GET', '/api/artifacts')).toMatchObject({ status: 200, body: [] })
    expect(await ask('POST', '/api/artifacts', { body: {} })).toMatchObject({ status: 401 })
  })

  it('locks every package, at the very contents that the repository has', async () => {
    const contents = async (file: string) => {
      const { packages } = z.parse(lockSchema, JSON.parse(await readFile(file, 'utf8')))
      return Object.values(packages).flatMap(({ integrity }) => integrity ?? [])
    }
    const folder = inject('functionFolder')
    const ours = new Set(await contents(join(ROOT, 'package-lock.json')))
    const locked = await contents(join(folder, 'package-lock.json'))
    expect(locked.length).toBeGreaterThan(100)
    expect(locked.filter((content) => !ours.has(content))).toEqual([])
  })

  it('holds the bundle, the renderer of pages, its package.json, its lock file and settings by project, and nothing of this machine', async () => {
    const folder = await uploaded()
    const files = await readdir(folder)
    expect(files.filter((file) => !file.startsWith('.env')).toSorted()).toEqual([
      'index.mjs',
      'package-lock.json',
      'package.json',
      'renderer',
    ])
    const renderer = (await readdir(join(folder, 'renderer'))).map((file) => join('renderer', file))
    for (const file of ['index.mjs', ...renderer])
      expect(await readFile(join(folder, file), 'utf8')).not.toContain(ROOT)
    const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    expect(manifest).toMatchObject({ main: 'index.mjs', engines: { node: '24' } })
    expect(Object.values(objectOf(objectOf(manifest).dependencies))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\d+\.\d+\.\d+$/)]),
    )
  })
})
