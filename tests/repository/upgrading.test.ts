/** Merging a newer version into a copy with its own configuration (docs/deploying.md, Upgrading). */
import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ROOT } from '../../tools/cli/paths.ts'

const FILE = 'site.config.ts'

it('a merge keeps the configuration of the copy, and takes everything else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upgrading-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder })
  const commit = async (files: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
    git('add', '.')
    git('commit', '--quiet', '--message', 'change')
  }
  const textOf = (name: string) => readFile(join(folder, name), 'utf8')
  git('init', '--quiet', '--initial-branch', 'copy')
  await cp(join(ROOT, '.gitattributes'), join(folder, '.gitattributes'))
  const shipped = await readFile(join(ROOT, FILE), 'utf8')
  await commit({ [FILE]: shipped, code: 'old' })
  git('branch', 'upstream')
  const own = shipped.replace('Artifact Tracker', 'Funde im Moor')
  await commit({ [FILE]: own })
  git('checkout', '--quiet', 'upstream')
  await commit({ [FILE]: `${shipped.replace('Artifact Tracker', 'Tracker')}// More.\n`, code: 'new' })
  git('checkout', '--quiet', 'copy')

  git('config', 'merge.ours.driver', 'true')
  git('merge', '--quiet', '--no-edit', 'upstream')
  expect(await textOf(FILE)).toBe(own)
  expect(await textOf('code')).toBe('new')
})
