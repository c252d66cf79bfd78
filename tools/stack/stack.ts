import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { LOCAL, PROJECT_ID } from '#cli/paths.ts'
import { step } from '#cli/steps.ts'
import { requireAnswers } from '#stack/answers.ts'
import { startAuthEmulator } from '#stack/authEmulator.ts'
import { copyBuilds } from '#stack/build.ts'
import { startFirestore } from '#stack/firestore.ts'
import { linkPackages, startFunction } from '#stack/function.ts'
import { functionLines } from '#stack/functionOutput.ts'
import { startHosting } from '#stack/hosting.ts'
import { type PersistedAccounts, persistAccounts } from '#stack/persistAccounts.ts'
import { type Ports, requireFree } from '#stack/ports.ts'
import { makeProcesses } from '#stack/processes.ts'
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
  /** Resolves with a sentence when one of the processes is gone for good. */
  readonly broken: Promise<string>
  /** Ends a process as a crash would, and resolves when its successor is ready. */
  crash(service: 'firestore' | 'auth' | 'function'): Promise<void>
  stop(): Promise<void>
}

const show = (line: string) => console.log(`  ${line}`)

/** Puts a page that says where the app is into the folder of a run. */
async function addSignpost(folder: string): Promise<void> {
  await mkdir(join(folder, 'site'))
  await writeFile(join(folder, 'site/index.html'), '<p>The app is served by Vite: see the terminal.</p>\n')
}

/** Starts the whole product: local Firestore, Auth, the function and Hosting. */
export async function startStack({ ports, data, logs, isDev = false }: StackOptions): Promise<Stack> {
  await requireFree(ports)
  const folder = join(LOCAL, `run-${ports.hosting}`)
  await rm(folder, { recursive: true, force: true })
  for (const made of [folder, logs, ...(data ? [data] : [])]) await mkdir(made, { recursive: true })
  const logFile = (name: string) => join(logs, `${name}.log`)
  const auth = `http://127.0.0.1:${ports.auth}`
  const processes = makeProcesses(show)
  let accounts: PersistedAccounts | null = null

  const beginFirestore = () => {
    const dataFile = data ? join(data, 'firestore.db') : ':memory:'
    const onLine = (line: string) => /issue|error/i.test(line) && show(line)
    return startFirestore(ports.firestore, dataFile, { onLine, logFile: logFile('firestore') })
  }
  const beginAuth = async () => {
    // An emulator that starts anew knows nobody, which must not be saved.
    accounts?.abandon()
    const child = await startAuthEmulator(folder, ports, { logFile: logFile('auth') })
    if (data) accounts = await persistAccounts(auth, join(data, 'accounts.json'))
    return child
  }
  const beginFunction = async () => {
    const source = join(folder, 'function')
    const settings = parseEnv(await readFile(join(source, `.env.${PROJECT_ID}`), 'utf8'))
    return startFunction({
      folder: source,
      port: ports.function,
      firestorePort: ports.firestore,
      env: { ...settings, FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}` },
      hasSourceMaps: isDev,
      onLine: (line) => functionLines(line, { requests: isDev }).forEach(show),
      logFile: logFile('function'),
    })
  }
  const beginHosting = () =>
    startHosting(folder, ports, {
      onLine: (line) => line !== 'listening' && show(line),
      logFile: logFile('hosting'),
    })
  const watch = (onRebuilt: () => void) =>
    watchFunction({
      folder: join(folder, 'function'),
      onRebuilt,
      onLine: (line) => show(`Function ${line}`),
      logFile: logFile('function-build'),
    })

  const stop = async () => {
    await accounts?.stop()
    await processes.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    let rebuilt: () => void = () => undefined
    if (isDev) {
      await addSignpost(folder)
      await step(
        'Function',
        () => processes.keep('The build of the function', () => watch(() => rebuilt())),
        () => 'built',
      )
    } else await copyBuilds(folder)
    await linkPackages(join(folder, 'function'))
    const [firestore, identity, api] = await step('Firestore, Auth, function and hosting', () =>
      Promise.all([
        processes.keep('The local Firestore', beginFirestore),
        processes.keep('The Auth emulator', beginAuth),
        processes.keep('The function', beginFunction),
        processes.keep('Hosting', beginHosting),
      ]),
    )
    rebuilt = () => void api.restart()
    const kept = { firestore, auth: identity, function: api }
    await requireAnswers(ports)
    return {
      app: `http://localhost:${ports.hosting}`,
      auth,
      ports,
      broken: processes.broken,
      crash: (service) => kept[service].crash(),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
