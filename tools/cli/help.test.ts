import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ROOT } from '#cli/paths.ts'

const manifestSchema = z.object({ scripts: z.record(z.string(), z.string()) })
const { scripts } = z.parse(manifestSchema, JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')))
/** npm scripts that run a command in this folder. */
const COMMANDS = Object.entries(scripts).flatMap(([name, script]) => {
  const [, file] = /(tools\/[\w-]+\.ts)$/.exec(script) ?? []
  return file === undefined ? [] : [{ name, file }]
})
const run = promisify(execFile)

it('finds the commands', () => {
  expect(COMMANDS.map(({ name }) => name)).toEqual(expect.arrayContaining(['start', 'import', 'deploy']))
})

it.concurrent.each(COMMANDS)(
  'npm run $name -- --help shows how to use it, and does nothing',
  async ({ name, file }) => {
    // `run` rejects on a non-zero exit code.
    const { stdout } = await run(process.execPath, [join(ROOT, file), '--help'])
    expect(stdout).toMatch(new RegExp(`Usage: npm (run )?${name}\\b[^]*--help +show this help`))
  },
)
