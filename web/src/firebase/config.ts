/** The Firebase configuration, which Hosting serves at a reserved address. */
import { memoizeAsync } from './memoizeAsync.ts'

const givenKey: unknown = import.meta.env['VITE_APP_CHECK_KEY']
/** Site key of App Check (appCheck.ts); null if it is off. */
export const APP_CHECK_KEY = typeof givenKey === 'string' && givenKey !== '' ? givenKey : null

export interface Emulators {
  /** The Auth emulator's address. */
  readonly auth: string
  readonly firestore: { readonly host: string; readonly port: number }
}

async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.json()
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

export interface FirebaseConfig {
  readonly projectId: string
  readonly apiKey: string
  readonly authDomain: string
  readonly appId?: string
}

/**
 * Loads the project's configuration.
 * @throws if the host does not serve it
 */
export const firebaseConfig = memoizeAsync(readConfig)

/**
 * Loads the addresses of the local services. Callers check the build mode first, which is a constant, so that
 * production builds contain no code for emulators.
 */
export const emulators = /* @__PURE__ */ memoizeAsync(readEmulators)

async function readConfig(): Promise<FirebaseConfig> {
  const config = await readJson('/__/firebase/init.json')
  const read = (name: string) => {
    const value = isRecord(config) ? config[name] : undefined
    if (typeof value !== 'string') throw new Error(`The host does not name the project's ${name}.`)
    return value
  }
  const appId = isRecord(config) && typeof config['appId'] === 'string' ? { appId: config['appId'] } : {}
  return {
    projectId: read('projectId'),
    apiKey: read('apiKey'),
    authDomain: read('authDomain'),
    ...appId,
  }
}

async function readEmulators(): Promise<Emulators> {
  const value = await readJson('/emulators.json')
  if (!isRecord(value) || typeof value['auth'] !== 'string' || !isRecord(value['firestore']))
    throw new Error('/emulators.json does not name the local services.')
  const { host, port } = value['firestore']
  if (typeof host !== 'string' || typeof port !== 'number')
    throw new Error('/emulators.json does not say where Firestore is.')
  return { auth: value['auth'], firestore: { host, port } }
}
