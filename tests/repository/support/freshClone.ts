/** Creates a fresh clone of the repository with separate ports, for a reader who follows the documents. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { ROOT } from '../../../tools/cli/paths.ts'
import { freePort, freePorts, type Ports } from '../../../tools/stack/ports.ts'
import { copyRepository } from '../../support/copyRepository.ts'
import { closeAtEnd } from '../../api/support/closing.ts'
import type { Ran } from '../../tools/support/command.ts'

export interface Running {
  /** Output of the command so far. */
  output(): string
  /** Sends Ctrl-C and waits for the end. */
  stop(): Promise<Ran>
}

export interface FreshClone {
  readonly folder: string
  readonly ports: Ports
  /** Port on which `npm run dev` serves the app. */
  readonly vitePort: number
  /** Runs a command to its end. */
  run(command: string): Promise<Ran>
  /** Starts a command and waits until its output matches. Rejects if it ends before. */
  start(command: string, ready: RegExp): Promise<Running>
}

/** @throws Error when the file does not hold the text */
async function replaceIn(file: string, text: RegExp, by: string): Promise<void> {
  const content = await readFile(file, 'utf8')
  if (!text.test(content)) throw new Error(`${file} has no ${text}.`)
  await writeFile(file, content.replace(text, by))
}

/**
 * The environment of a new terminal: without variables of the test runner and without programs of this
 * checkout.
 */
function terminal(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV|TEST$|PROD$|DEV$|npm_|INIT_CWD|FIRE|GOOGLE|GCLOUD)/i.test(name),
  )
  const paths = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.startsWith(ROOT))
  return { ...Object.fromEntries(kept), PATH: paths.join(delimiter) }
}

/**
 * Sends Ctrl-C to a command and its children. Windows cannot send it to other processes; there they are
 * killed.
 */
function interrupt(pid: number): void {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'])
  else process.kill(-pid, 'SIGINT')
}

/** Copies the repository, links the installed packages, and removes the copy after the test file. */
export async function makeFreshClone(): Promise<FreshClone> {
  const folder = await mkdtemp(join(tmpdir(), 'artifact-tracker-clone-'))
  const running = new Set<() => Promise<Ran>>()
  closeAtEnd(async () => {
    await Promise.all([...running].map((stop) => stop()))
    await rm(folder, { recursive: true, force: true })
  })
  await copyRepository(folder)
  const [ports, vitePort] = [await freePorts(), await freePort()]
  const { hosting, functions, firestore, auth } = ports
  await replaceIn(
    join(folder, 'tools/stack/ports.ts'),
    /PRODUCT_PORTS = \{[^}]*\}/,
    `PRODUCT_PORTS = ${JSON.stringify({ hosting, functions, firestore, auth })}`,
  )
  await replaceIn(join(folder, 'tools/dev.ts'), /VITE_PORT = \d+/, `VITE_PORT = ${vitePort}`)

  const type = (command: string, onOutput: (output: string) => void) => {
    // A separate process group, so that Ctrl-C reaches all children as in a terminal.
    const child = spawn(command, {
      cwd: folder,
      env: terminal(),
      shell: true,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        onOutput(output)
      })
    }
    const ended = new Promise<Ran>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code) => resolve({ code, output }))
    })
    const stop = () => {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
        interrupt(child.pid)
      }
      return ended
    }
    running.add(stop)
    void ended.then(() => running.delete(stop))
    return { ended, stop, output: () => output }
  }

  return {
    folder,
    ports,
    vitePort,
    run: (command) => type(command, () => undefined).ended,
    async start(command, ready) {
      const { promise: isReady, resolve } = Promise.withResolvers<'ready'>()
      const { ended, stop, output } = type(command, (text) => ready.test(text) && resolve('ready'))
      const first = await Promise.race([isReady, ended])
      if (first !== 'ready') throw new Error(`${command} ended with code ${first.code}:\n${first.output}`)
      return { stop, output }
    },
  }
}
