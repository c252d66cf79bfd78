/** The product's commands, run as a person runs them. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect } from 'vitest'
import { ROOT } from '../../../tools/cli/paths.ts'

export interface Ran {
  readonly code: number | null
  readonly output: string
}

/** A text that has another in it, for `toMatchObject` and the like. */
export const textWith = (part: string | RegExp): unknown =>
  typeof part === 'string' ? expect.stringContaining(part) : expect.stringMatching(part)

export interface Stop {
  /** Stops the command when its output matches. */
  readonly at: RegExp
  /** Ctrl-C, or an end without a last word. */
  readonly by: 'SIGINT' | 'SIGKILL'
}

export interface Options {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  readonly stop?: Stop
  /** Lets the command believe that somebody watches, so that it draws its progress. */
  readonly watched?: boolean
}

const WATCHED = ['--import', 'data:text/javascript,process.stdout.isTTY=true']

/** Runs `tools/{name}.ts` to its end. */
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
