import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Failure } from '#cli/failure.ts'
import { ROOT } from '#cli/paths.ts'

export const EXIT_WITH_PARENT = pathToFileURL(join(ROOT, 'tools/stack/exitWithParent.mjs')).href

/** Lines of output kept to explain a failure. */
const KEPT_LINES = 40
const STOP_TIMEOUT_MS = 10_000

export interface Child {
  /** Resolves with the exit code when the process ends; null when a signal ended it. */
  readonly exited: Promise<number | null>
  /** Asks the process to end, and makes it end when it does not in ten seconds. */
  stop(): Promise<void>
  /** Ends the process at once, as a crash would. */
  kill(): Promise<void>
}

/** Where the output of a process goes. */
export interface ChildOutput {
  /** Gets each line. */
  onLine?: (line: string) => void
  /** The file that gets all of it. */
  logFile?: string
}

interface ChildOptions extends ChildOutput {
  name: string
  args: readonly string[]
  env?: Readonly<Record<string, string>>
  /** The process is ready when a line of its output matches. */
  ready: RegExp
}

async function end(
  child: ChildProcess,
  exited: Promise<number | null>,
  signal: NodeJS.Signals,
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await exited
  clearTimeout(force)
}

/**
 * Starts a Node program of this repository in a process group of its own, so that Ctrl-C reaches it only through us.
 * @throws Failure with the last lines of output when it exits before it is ready
 */
export async function startChild({ name, args, env, ready, onLine, logFile }: ChildOptions): Promise<Child> {
  const child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    // Else each has a window of its own on Windows.
    windowsHide: true,
  })
  const log = logFile === undefined ? null : createWriteStream(logFile)
  const lines: string[] = []
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  child.once('close', () => log?.end())
  await new Promise<void>((resolve, reject) => {
    const take = (line: string) => {
      lines.push(line)
      if (lines.length > KEPT_LINES) lines.shift()
      if (ready.test(line)) resolve()
      log?.write(`${line}\n`)
      onLine?.(line)
    }
    for (const stream of [child.stdout, child.stderr]) {
      let rest = ''
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        const parts = (rest + chunk).split('\n')
        rest = parts.pop() ?? ''
        parts.forEach(take)
      })
    }
    child.once('error', reject)
    void exited.then((code) =>
      reject(new Failure(`${name} stopped (exit code ${code}). It said:\n\n  ${lines.join('\n  ')}`)),
    )
  })
  return {
    exited,
    stop: () => end(child, exited, 'SIGTERM'),
    kill: () => end(child, exited, 'SIGKILL'),
  }
}
