import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/support/temporaryFolder.ts'

const PACKAGE = join(import.meta.dirname, '..')
const require = createRequire(import.meta.url)

/** Runs `npm run generate` with another output folder. */
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

/** Reads all files below a folder. Returns their contents by relative path. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const read = files.toSorted().map(async (file) => {
    const text = await readFile(file, 'utf8')
    return [file.slice(folder.length), text.replaceAll('\r\n', '\n')] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

test('the generated code is up to date', async () => {
  const output = await temporaryFolder()
  await generate(output)
  expect(await filesIn(join(PACKAGE, 'src/gen'))).toEqual(await filesIn(join(output, 'src/gen')))
})
