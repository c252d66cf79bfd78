import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCAL, ROOT } from '#cli/paths.ts'
import { step } from '#cli/steps.ts'
import { buildIfStale, FUNCTION_BUILD, WEB_BUILD } from '#stack/build.ts'
import type { Child } from '#stack/child.ts'
import { configureEmulators, startEmulators } from '#stack/emulators.ts'
import { startFirestore } from '#stack/firestore.ts'
import { functionLines } from '#stack/functionOutput.ts'
import { type PersistedAccounts, persistAccounts } from '#stack/persistAccounts.ts'
import { type Ports, requireFree } from '#stack/ports.ts'
import { makeProcesses, type Processes } from '#stack/processes.ts'
import { watchFunction } from '#stack/watchFunction.ts'

export interface StackOptions {
  ports: Ports
  /** The folder that keeps documents and accounts; null keeps them in memory. */
  data: string | null
  /** The folder that gets all that the processes write, a file each. */
  logs: string
  /** Whether the function is built anew when it changes; the web app then comes from Vite, and Hosting serves none. */
  isDev?: boolean
}

export interface Stack {
  readonly app: string
  readonly auth: string
  readonly ports: Ports
  readonly firestore: Child
  /** Resolves with a sentence when one of the processes ends by itself. */
  readonly broken: Promise<string>
  /** Ends the local Firestore as a crash would, and starts it again on its data. */
  crashFirestore(): Promise<void>
  stop(): Promise<void>
}

const show = (line: string) => console.log(`  ${line}`)

/** Puts the function and the web app, built when they are stale, into the folder of a run. */
async function addBuilds(folder: string): Promise<void> {
  const outcome = (built: boolean) => (built ? 'built' : 'up to date')
  await step('Function', () => buildIfStale(FUNCTION_BUILD), outcome)
  await step('Web app', () => buildIfStale(WEB_BUILD), outcome)
  await cp(join(ROOT, WEB_BUILD.output), join(folder, 'site'), { recursive: true })
  await cp(join(ROOT, FUNCTION_BUILD.output), join(folder, 'functions'), { recursive: true })
}

/** Puts a function that follows its sources into the folder of a run, and a page that says where the app is. */
async function addWatchedFunction(folder: string, logs: string, processes: Processes): Promise<void> {
  await mkdir(join(folder, 'site'))
  await writeFile(join(folder, 'site/index.html'), '<p>The app is served by Vite: see the terminal.</p>\n')
  const output = {
    onLine: (line: string) => show(`Function ${line}`),
    logFile: join(logs, 'function-build.log'),
  }
  const starting = watchFunction(join(folder, 'functions'), output)
  await processes.keep(starting, 'The build of the function stopped.')
}

/** Starts the whole product: local Firestore, Auth, the function and Hosting. */
export async function startStack({ ports, data, logs, isDev = false }: StackOptions): Promise<Stack> {
  await requireFree(ports)
  const folder = join(LOCAL, `run-${ports.hosting}`)
  await rm(folder, { recursive: true, force: true })
  for (const made of [folder, logs, ...(data ? [data] : [])]) await mkdir(made, { recursive: true })
  const dataFile = data ? join(data, 'firestore.db') : ':memory:'
  const processes = makeProcesses()
  let accounts: PersistedAccounts | null = null
  const stop = async () => {
    await accounts?.stop()
    await processes.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    if (isDev) await step('Function', () => addWatchedFunction(folder, logs, processes))
    else await addBuilds(folder)
    await configureEmulators(folder, ports)
    const auth = `http://127.0.0.1:${ports.auth}`
    const beginFirestore = () => {
      const onLine = (line: string) => /issue|error/i.test(line) && show(line)
      const output = { onLine, logFile: join(logs, 'firestore.log') }
      return processes.keep(startFirestore(ports.firestore, dataFile, output), 'The local Firestore stopped.')
    }
    const beginEmulators = () => {
      const onLine = (line: string) => functionLines(line, { requests: isDev }).forEach(show)
      const output = { onLine, logFile: join(logs, 'emulators.log') }
      return processes.keep(startEmulators(folder, ports, output), 'The Firebase emulators stopped.')
    }
    let [firestore] = await step('Firestore, Auth, function and hosting', () =>
      Promise.all([beginFirestore(), beginEmulators()]),
    )
    if (data) accounts = await persistAccounts(auth, join(data, 'accounts.json'))
    return {
      app: `http://localhost:${ports.hosting}`,
      auth,
      ports,
      get firestore() {
        return firestore
      },
      broken: processes.broken,
      async crashFirestore() {
        await processes.crash(firestore)
        firestore = await beginFirestore()
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
