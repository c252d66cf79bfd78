/** Runs the command line as a child process. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const CLI = fileURLToPath(new URL('../../src/cli.ts', import.meta.url))

/** One run of the command. Killed when the test finishes. */
export class Command {
  readonly #child: ChildProcess
  #output = ''
  readonly #exit: Promise<unknown[]>
  readonly #watchers = new Set<() => void>()

  constructor(args: readonly string[]) {
    this.#child = spawn(process.execPath, [CLI, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    this.#exit = once(this.#child, 'close')
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text
        this.#watchers.forEach((check) => check())
      })
    }
    onTestFinished(async () => {
      this.#child.kill('SIGKILL')
      await this.#exit
    })
  }

  /** The output received so far. */
  get output(): string {
    return this.#output
  }

  /** Waits for output that matches. Rejects if the command exits first. */
  async printed(pattern: RegExp): Promise<RegExpExecArray> {
    const matched = Promise.withResolvers<RegExpExecArray>()
    const check = () => {
      const match = pattern.exec(this.#output)
      if (match !== null) matched.resolve(match)
    }
    this.#watchers.add(check)
    check()
    const ended = this.#exit.then(() => {
      throw new Error(`The command exited without printing ${pattern.source}: ${this.#output}`)
    })
    try {
      return await Promise.race([matched.promise, ended])
    } finally {
      this.#watchers.delete(check)
    }
  }

  /** Waits for the ready line and returns the base URL. */
  async ready(): Promise<string> {
    const [, address] = await this.printed(/is ready on (\S+:\d+)/)
    return `http://${address}`
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal)
  }

  /** The exit code; null if a signal ended the process. */
  async exitCode(): Promise<unknown> {
    const [code] = await this.#exit
    return code
  }
}
