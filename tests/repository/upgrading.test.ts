/** Merging a newer version into a copy with its own configuration, by the commands of docs/deploying.md, Upgrading. */
import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ROOT } from '../../tools/cli/paths.ts'
import { commandsOf, readDocuments, sectionOf } from './support/documents.ts'

const FILE = 'site.config.ts'
const LOCK = 'package-lock.json'
const NAMED = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.com', GIT_CONFIG_GLOBAL: '' }
const env = { ...process.env, ...NAMED, GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.com' }

it('a merge keeps the configuration of the copy, and takes everything else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upgrading-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [upstream, copy] = [join(folder, 'upstream'), join(folder, 'copy')]
  const run = (cwd: string, command: string) => {
    const { status, stdout, stderr } = spawnSync(command, { cwd, env, shell: true, encoding: 'utf8' })
    return { status, output: `${stdout}${stderr}` }
  }
  const must = (cwd: string, command: string) => expect(run(cwd, command)).toMatchObject({ status: 0 })
  const commit = async (cwd: string, files: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(files)) await writeFile(join(cwd, name), text)
    must(cwd, 'git add .')
    must(cwd, 'git commit --quiet --message change')
  }
  const textOf = (name: string) => readFile(join(copy, name), 'utf8')

  must(folder, 'git init --quiet --initial-branch main upstream')
  await cp(join(ROOT, '.gitattributes'), join(upstream, '.gitattributes'))
  const shipped = await readFile(join(ROOT, FILE), 'utf8')
  await commit(upstream, { [FILE]: shipped, [LOCK]: '{}\n', code: 'old' })
  must(folder, 'git clone --quiet upstream copy')
  const own = shipped.replace('Artifact Tracker', 'Funde im Moor')
  await commit(copy, { [FILE]: own, [LOCK]: '{ "own": 1 }\n' })
  const changed = `${shipped.replace('Artifact Tracker', 'Tracker')}// More.\n`
  await commit(upstream, { [FILE]: changed, [LOCK]: '{ "new": 2 }\n', code: 'new' })
  must(upstream, 'git tag v1.1.0')

  const document = (await readDocuments()).get('docs/deploying.md') ?? ''
  const commands = commandsOf(sectionOf(document, 'Upgrading')).filter((one) => one.startsWith('git '))
  const outcomes = commands.map((command) => {
    const { status, output } = run(copy, command.replace('URL_OF_THIS_REPOSITORY', upstream))
    return { command, status, output }
  })
  const isConflict = (command: string) => command.startsWith('git merge ')
  expect(outcomes.filter(({ command, status }) => status !== (isConflict(command) ? 1 : 0))).toEqual([])
  expect(outcomes.find(({ command }) => command === 'git tag')?.output).toContain('v1.1.0')
  const [merge] = outcomes.filter(({ command }) => isConflict(command))
  expect(merge?.output.match(/Merge conflict in .*/g)).toEqual([`Merge conflict in ${LOCK}`])
  expect(await textOf(FILE)).toBe(own)
  expect(await textOf('code')).toBe('new')
  expect(await textOf(LOCK)).toBe('{ "new": 2 }\n')
})
