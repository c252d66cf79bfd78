import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { ROOT } from '../../tools/cli/paths.ts'

const PACKAGE = join(ROOT, 'packages/local-firestore')

/** Runs the package's `npm run generate` with another output folder. */
async function generate(output: string): Promise<void> {
  await promisify(execFile)('npm', ['run', 'generate', '--', '--output', output], { cwd: PACKAGE })
}

/** Reads all files below a folder. Returns their contents by relative path. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const read = files.toSorted().map(async (file) => {
    const text = await readFile(file, 'utf8')
    return [relative(folder, file), text.replaceAll('\r\n', '\n')] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

it('the generated code of the local Firestore is up to date', async () => {
  const output = await mkdtemp(join(tmpdir(), 'artifact-tracker-generated-'))
  onTestFinished(() => rm(output, { recursive: true, force: true }))
  await generate(output)
  expect(await filesIn(join(PACKAGE, 'src/gen'))).toEqual(await filesIn(join(output, 'src/gen')))
})
