import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '#cli/paths.ts'

const HOSTILE = 'a\u001B]0;title\u0007b\u001B[31mc\u009B1Ad\re\n\tf'

/** What a program prints that uses the modules of the commands. */
function printed(program: string): string {
  const args = ['--input-type=module', '--eval', program, HOSTILE]
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: join(ROOT, 'tools'),
    encoding: 'utf8',
  })
  return stdout + stderr
}

describe('a text of a file', () => {
  it.each([
    ['a line', `import { processTerminal } from '#cli/terminal.ts'; processTerminal.write(process.argv[1])`],
    [
      'a failure',
      `import { Failure, runMain } from '#cli/failure.ts'; runMain(async () => { throw new Failure(process.argv[1]) })`,
    ],
  ])('cannot control the terminal in %s', (_, program) => {
    const text = printed(program)
    expect(text).toContain('a]0;titleb[31mc1Ade\n\tf')
    expect(text).not.toMatch(/[^\P{Cc}\n\t]/u)
  })
})
