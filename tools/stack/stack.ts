import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type AccountKeeper, keepAccounts } from './persistAccounts.ts'
import { buildIfStale, FUNCTION_BUILD, WEB_BUILD } from './build.ts'
import type { Child } from './child.ts'
import { prepareRun, startEmulators } from './emulators.ts'
import { startFirestore } from './firestore.ts'
import { LOCAL } from '../cli/paths.ts'
import { type Ports, requireFree } from './ports.ts'
import { makeProcesses } from './processes.ts'
import { step } from '../cli/steps.ts'

export interface StackOptions {
  ports: Ports
  /** The folder that keeps documents and accounts; null keeps them in memory. */
  data: string | null
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

/** Builds what is stale and starts the whole product: local Firestore, Auth, the function and Hosting. */
export async function startStack({ ports, data }: StackOptions): Promise<Stack> {
  await requireFree(ports)
  const builtLabel = (built: boolean) => (built ? 'built' : 'up to date')
  await step('Function', () => buildIfStale(FUNCTION_BUILD), builtLabel)
  await step('Web app', () => buildIfStale(WEB_BUILD), builtLabel)
  if (data) await mkdir(data, { recursive: true })
  const folder = join(LOCAL, `run-${ports.hosting}`)
  await prepareRun(folder, ports)
  const dataFile = data ? join(data, 'firestore.db') : ':memory:'
  const processes = makeProcesses()
  let keeper: AccountKeeper | null = null
  const stop = async () => {
    await keeper?.stop()
    await processes.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const auth = `http://127.0.0.1:${ports.auth}`
    const beginFirestore = () =>
      processes.keep(startFirestore(ports.firestore, dataFile), 'The local Firestore stopped.')
    const beginEmulators = () =>
      processes.keep(startEmulators(folder, ports), 'The Firebase emulators stopped.')
    let [firestore] = await step('Firestore, Auth, function and hosting', () =>
      Promise.all([beginFirestore(), beginEmulators()]),
    )
    if (data) keeper = await keepAccounts(auth, join(data, 'accounts.json'))
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
