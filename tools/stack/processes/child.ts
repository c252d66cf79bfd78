/** Node processes of the stack, which end with this process. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { execa } from 'execa'
import { Failure } from '#cli/failure.ts'
import { ROOT } from '#cli/paths.ts'

const EXIT_WITH_PARENT = pathToFileURL(join(ROOT, 'tools/stack/processes/exitWithParent.mjs')).href
/** Lines of output in the message of a failed start. */
const SHOWN_LINES = 40
const STOP_TIMEOUT_MS = 10_000

export interface Child {
  /** Resolves with the exit code when the process ends; with null if a signal ended it. */
  readonly exited: Promise<number | null>
  /** Sends SIGTERM, then SIGKILL after ten seconds. */
  stop(): Promise<void>
  /** Sends SIGKILL. */
  kill(): Promise<void>
}

/** Where the output of a process goes. */
export interface ChildOutput {
  /** Called with each line. */
  onLine?: (line: string) => void
  /** File for all output, overwritten. */
  logFile?: string
}

interface NodeOptions extends ChildOutput {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  readonly stopTimeout?: number
}

/**
 * Starts Node with the given arguments, in a separate process group, so that Ctrl-C does not reach it. It
 * ends when this process stops it or exits.
 */
export function startNode(
  args: readonly string[],
  { cwd = ROOT, env, onLine, logFile, stopTimeout = STOP_TIMEOUT_MS }: NodeOptions,
) {
  const readLine = function* (line: unknown) {
    onLine?.(String(line))
    yield line
  }
  const output = logFile === undefined ? readLine : ([readLine, { file: logFile }] as const)
  return execa(process.execPath, ['--import', EXIT_WITH_PARENT, ...args], {
    cwd,
    env,
    ipc: true,
    stdin: 'ignore',
    stdout: output,
    stderr: output,
    buffer: false,
    reject: false,
    killDescendants: true,
    forceKillAfterDelay: stopTimeout,
  })
}

interface ChildOptions extends NodeOptions {
  /** Name in messages. */
  readonly name: string
  readonly args: readonly string[]
  /** The process is ready when a line of its output matches. */
  readonly ready: RegExp
}

/** What a process said before it exited: the message of an uncaught error in one line, then everything. */
function saidBy(lines: readonly string[]): string {
  const [port] = /EADDRINUSE.*?:(\d+)$/m.exec(lines.join('\n'))?.slice(1) ?? []
  if (port !== undefined) return `Another program uses port ${port}. Stop it and start again.`
  const error = lines.findLast((line) => /^(?:\w*Error|\w*Error \[\w+\]): /.test(line))
  return [...(error === undefined ? [] : [error, '']), 'It said:', '', ...lines].join('\n  ')
}

/** Starts Node and waits until it is ready. @throws Failure with the last lines of output if it exits before */
export async function startChild({ name, args, ready, onLine, ...options }: ChildOptions): Promise<Child> {
  const { promise: isReady, resolve } = Promise.withResolvers<'ready'>()
  const lines: string[] = []
  const child = startNode(args, {
    ...options,
    onLine: (line) => {
      if (lines.push(line) > SHOWN_LINES) lines.shift()
      if (ready.test(line)) resolve('ready')
      onLine?.(line)
    },
  })
  const exited = child.then(({ exitCode }) => exitCode ?? null)
  const first = await Promise.race([isReady, exited])
  if (first !== 'ready') {
    throw new Failure(`${name} stopped (exit code ${first}). ${saidBy(lines)}`)
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  return { exited, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}
