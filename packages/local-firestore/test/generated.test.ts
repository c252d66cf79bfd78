import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const PACKAGE = join(import.meta.dirname, '..')
const require = createRequire(import.meta.url)

/** Runs `npm run generate` of this package with another root for what it writes. */
async function generate(output: string): Promise<void> {
  const [buf, plugin] = ['@bufbuild/buf/bin/buf', '@bufbuild/protoc-gen-es/package.json'].map((id) =>
    require.resolve(id),
  )
  const commands = join(plugin ?? '', '../../../.bin')
  const PATH = [commands, process.env['PATH']].join(delimiter)
  await promisify(execFile)(process.execPath, [buf ?? '', 'generate', '--output', output], {
    cwd: PACKAGE,
    env: { ...process.env, PATH },
  })
}

/** The text of each file below a folder, by its path there. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const read = files.toSorted().map(async (file) => {
    const text = await readFile(file, 'utf8')
    return [file.slice(folder.length), text.replaceAll('\r\n', '\n')] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

test('the generated code is what its definitions give', async () => {
  const output = await mkdtemp(join(tmpdir(), 'local-firestore-generated-'))
  onTestFinished(() => rm(output, { recursive: true }))
  await generate(output)
  expect(await filesIn(join(PACKAGE, 'src/gen'))).toEqual(await filesIn(join(output, 'src/gen')))
})
