import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCAL, PROJECT_ID, ROOT } from '#cli/paths.ts'
import { parseEnvFile } from '#cli/readEnv.ts'
import { readText } from '#cli/readJson.ts'
import { step } from '#cli/steps.ts'
import { Failure } from '#cli/failure.ts'
import { requireHealthy } from '#stack/healthChecks.ts'
import { startAuthEmulator } from '#stack/auth/authEmulator.ts'
import { copyBuilds } from '#stack/build.ts'
import { startFirestore } from '#stack/firestore.ts'
import { linkPackages, startFunction } from '#stack/function/function.ts'
import { functionLines } from '#stack/function/functionOutput.ts'
import { startHosting } from '#stack/hosting/hosting.ts'
import { type PersistedAccounts, persistAccounts } from '#stack/auth/persistAccounts.ts'
import { type Ports, requireFree } from '#stack/ports.ts'
import { createSupervisor } from '#stack/processes/supervisor.ts'
import { seedLocal } from '#stack/seedLocal.ts'
import { watchFunction } from '#stack/function/watchFunction.ts'

export interface StackOptions {
  ports: Ports
  /** Folder for documents and accounts; null for memory. */
  data: string | null
  /** Folder for log files, one per process. */
  logs: string
  /** True to rebuild the function on changes. Vite then serves the web app instead of Hosting. */
  isDev?: boolean
  /** True to fill an empty store with the famous artifacts before the app is served. */
  isSeeded?: boolean
}

export interface Stack {
  readonly app: string
  readonly auth: string
  readonly ports: Ports
  /** Resolves with a sentence when a process will not be restarted again. */
  readonly broken: Promise<string>
  /** Kills a process and resolves when it has restarted. */
  crash(service: 'firestore' | 'auth' | 'function'): Promise<void>
  stop(): Promise<void>
}

/** Settings of the local function. */
const SETTINGS = join(ROOT, `functions/.env.${PROJECT_ID}`)

const show = (line: string) => console.log(`  ${line}`)

/** Writes a page that links to Vite. */
async function writePlaceholder(folder: string): Promise<void> {
  await mkdir(join(folder, 'site'))
  await writeFile(join(folder, 'site/index.html'), '<p>The app is served by Vite: see the terminal.</p>\n')
}

/**
 * Starts the whole product: local Firestore, Auth and the function, then Hosting, so that no page is served before its services.
 * @throws Failure if a process does not start, or stops again and again
 */
export async function startStack({
  ports,
  data,
  logs,
  isDev = false,
  isSeeded = false,
}: StackOptions): Promise<Stack> {
  await requireFree(ports)
  const folder = join(LOCAL, `run-${ports.hosting}`)
  await rm(folder, { recursive: true, force: true })
  for (const made of [folder, logs, ...(data ? [data] : [])]) await mkdir(made, { recursive: true })
  const logFile = (name: string) => join(logs, `${name}.log`)
  const auth = `http://127.0.0.1:${ports.auth}`
  const app = `http://localhost:${ports.hosting}`
  const supervisor = createSupervisor(show)
  let accounts: PersistedAccounts | null = null

  const launchFirestore = () => {
    const dataFile = data ? join(data, 'firestore.db') : ':memory:'
    const onLine = (line: string) => /issue|error/i.test(line) && show(line)
    return startFirestore(ports.firestore, dataFile, { onLine, logFile: logFile('firestore') })
  }
  const launchAuth = async () => {
    // A restarted emulator has no accounts, which must not overwrite the saved ones.
    accounts?.abandon()
    const child = await startAuthEmulator(folder, ports, {
      // The emulator prints links instead of sending e-mail.
      onLine: (line) => /follow this link/i.test(line) && show(line.replace(/^.*?(?=To )/, '')),
      logFile: logFile('auth'),
    })
    if (data === null) return child
    try {
      accounts = await persistAccounts(auth, join(data, 'accounts.json'))
      return child
    } catch (error) {
      await child.stop()
      throw error
    }
  }
  const launchFunction = async () => {
    const source = join(folder, 'function')
    const settings = parseEnvFile(SETTINGS, await readText(SETTINGS))
    return startFunction({
      folder: source,
      port: ports.function,
      firestorePort: ports.firestore,
      env: {
        ...settings,
        FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
        HOSTING_ORIGIN: `http://127.0.0.1:${ports.hosting}`,
      },
      hasSourceMaps: isDev,
      onLine: (line) => functionLines(line, { requests: isDev }).forEach(show),
      logFile: logFile('function'),
    })
  }
  const launchHosting = () =>
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
    await supervisor.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const failed = supervisor.broken.then((reason): never => {
    throw new Failure(reason)
  })
  // Also handled below while the stack starts; later, callers wait for `broken`.
  failed.catch(() => undefined)
  try {
    let rebuilt: () => void = () => undefined
    if (isDev) {
      await writePlaceholder(folder)
      await step(
        'Function',
        () => supervisor.supervise('The build of the function', () => watch(() => rebuilt())),
        () => 'built',
      )
    } else await copyBuilds(folder)
    await linkPackages(join(folder, 'function'))
    const [firestore, identity, api] = await step('Firestore, Auth and function', () =>
      Promise.all([
        supervisor.supervise('The local Firestore', launchFirestore),
        supervisor.supervise('The Auth emulator', launchAuth),
        supervisor.supervise('The function', launchFunction),
      ]),
    )
    rebuilt = () => void api.restart()
    const services = { firestore, auth: identity, function: api }
    const openApp = async () => {
      if (isSeeded) await step('Seed', () => seedLocal({ app, auth, ports }), String)
      await step('Hosting', () => supervisor.supervise('Hosting', launchHosting))
      await requireHealthy(ports)
    }
    await Promise.race([openApp(), failed])
    return {
      app,
      auth,
      ports,
      broken: supervisor.broken,
      crash: (service) => services[service].crash(),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
