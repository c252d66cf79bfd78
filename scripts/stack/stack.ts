import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type AccountKeeper, keepAccounts } from './accounts.ts'
import { buildIfStale, FUNCTION_BUILD, WEB_BUILD } from './build.ts'
import type { Child } from './child.ts'
import { prepareRun, startEmulators } from './emulators.ts'
import { startFirestore } from './firestore.ts'
import { LOCAL } from './paths.ts'
import { type Ports, requireFree } from './ports.ts'
import { step } from './steps.ts'

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
  /** Resolves when one of the processes ends by itself. */
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
  const started: Child[] = []
  let keeper: AccountKeeper | null = null
  const stop = async () => {
    await keeper?.stop()
    await Promise.all(started.map((child) => child.stop()))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const auth = `http://127.0.0.1:${ports.auth}`
    const keep = async (starting: Promise<Child>) => {
      const child = await starting
      started.push(child)
      return child
    }
    const [first, emulators] = await step('Firestore, Auth, function and hosting', () =>
      Promise.all([keep(startFirestore(ports.firestore, dataFile)), keep(startEmulators(folder, ports))]),
    )
    let firestore = first
    if (data) keeper = await keepAccounts(auth, join(data, 'accounts.json'))
    return {
      app: `http://localhost:${ports.hosting}`,
      auth,
      ports,
      get firestore() {
        return firestore
      },
      broken: Promise.race([
        emulators.exited.then(() => 'The Firebase emulators stopped.'),
        firestore.exited.then(() => 'The local Firestore stopped.'),
      ]),
      async crashFirestore() {
        await firestore.kill()
        started.splice(started.indexOf(firestore), 1)
        firestore = await startFirestore(ports.firestore, dataFile)
        started.push(firestore)
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
