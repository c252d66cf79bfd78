/** Runs the product's commands as a user does. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect } from 'vitest'
import { Failure } from '../../../tools/cli/failure.ts'
import { ROOT } from '../../../tools/cli/paths.ts'
import type { Terminal } from '../../../tools/cli/terminal.ts'

export interface Ran {
  readonly code: number | null
  readonly output: string
}

/** Asymmetric matcher for a text that contains or matches this. */
export const textWith = (part: string | RegExp): unknown =>
  typeof part === 'string' ? expect.stringContaining(part) : expect.stringMatching(part)

export interface Stop {
  /** Stops the command when its output matches. */
  readonly at: RegExp
  /** Ctrl-C, or an immediate kill. */
  readonly by: 'SIGINT' | 'SIGKILL'
}

export interface Options {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  readonly stop?: Stop
  /** Simulates a terminal, so that the command draws its progress. */
  readonly watched?: boolean
}

const WATCHED = ['--import', 'data:text/javascript,process.stdout.isTTY=true']

/** Runs `tools/{name}.ts` until it ends. */
export function runScript(
  name: string,
  args: readonly string[],
  { cwd = ROOT, env, stop, watched = false }: Options = {},
): Promise<Ran> {
  const { promise, resolve, reject } = Promise.withResolvers<Ran>()
  const script = join(ROOT, `tools/${name}.ts`)
  const child = spawn(process.execPath, [...(watched ? WATCHED : []), script, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let stopped = false
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (!stop || stopped || !stop.at.test(output)) return
      stopped = true
      child.kill(stop.by)
    })
  }
  child.once('error', reject)
  child.once('close', (code) => resolve({ code, output }))
  return promise
}

/**
 * Runs a command in this process, on the project that the environment names, in the current folder.
 * @param answer input to every prompt; without it there is no terminal
 * @throws any error except a Failure, because it is a bug
 */
export async function runHere(
  command: (terminal: Terminal) => Promise<void>,
  args: readonly string[],
  answer?: string,
): Promise<Ran> {
  let output = ''
  const terminal: Terminal = {
    args,
    isInteractive: answer !== undefined,
    write: (text) => void (output += text),
    ask: (question) => {
      output += `${question}${answer}\n`
      return Promise.resolve(answer ?? '')
    },
  }
  try {
    await command(terminal)
    return { code: 0, output }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { code: error.exitCode, output: `${output}\n  ${error.message}\n\n` }
  }
}
