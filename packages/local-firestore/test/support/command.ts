/** The command line as a child process. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const CLI = fileURLToPath(new URL('../../src/cli.ts', import.meta.url))

/** One run of the command; it is killed with its test. */
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

  /** Everything printed so far. */
  get output(): string {
    return this.#output
  }

  /** Waits for a line that matches; rejects when the command ends before. */
  async printed(pattern: RegExp): Promise<RegExpExecArray> {
    const seen = Promise.withResolvers<RegExpExecArray>()
    const check = () => {
      const match = pattern.exec(this.#output)
      if (match !== null) seen.resolve(match)
    }
    this.#watchers.add(check)
    check()
    const ended = this.#exit.then(() => {
      throw new Error(`The command ended without printing ${pattern.source}: ${this.#output}`)
    })
    try {
      return await Promise.race([seen.promise, ended])
    } finally {
      this.#watchers.delete(check)
    }
  }

  /** The base URL from the ready line. */
  async ready(): Promise<string> {
    const [, address] = await this.printed(/is ready on (\S+:\d+)/)
    return `http://${address}`
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal)
  }

  /** The exit code; null when a signal ended it. */
  async exitCode(): Promise<unknown> {
    const [code] = await this.#exit
    return code
  }
}
