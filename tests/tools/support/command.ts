/** The product's commands, run as a person runs them. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/stack/paths.ts'

export interface Ran {
  readonly code: number | null
  readonly output: string
}

interface Options {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  /** Sends Ctrl-C when the output matches. */
  readonly interruptAt?: RegExp
}

/** Runs `scripts/{name}.ts` to its end. */
export function runScript(
  name: string,
  args: readonly string[],
  { cwd = ROOT, env, interruptAt }: Options = {},
): Promise<Ran> {
  const { promise, resolve, reject } = Promise.withResolvers<Ran>()
  const child = spawn(process.execPath, [join(ROOT, `scripts/${name}.ts`), ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let interrupted = false
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (!interruptAt || interrupted || !interruptAt.test(output)) return
      interrupted = true
      child.kill('SIGINT')
    })
  }
  child.once('error', reject)
  child.once('close', (code) => resolve({ code, output }))
  return promise
}
