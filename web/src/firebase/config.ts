/** Which Firebase project the app talks to: Hosting answers it at its reserved address. */
import { once } from './once.ts'

const givenKey: unknown = import.meta.env['VITE_APP_CHECK_KEY']
/** The site key that the build was given for App Check (appCheck.ts); null when it is off. */
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

/** Whether a value has properties to look at. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

export interface FirebaseConfig {
  readonly projectId: string
  readonly apiKey: string
  readonly authDomain: string
  readonly appId?: string
}

/** @throws when the host does not say which project it serves. */
export const firebaseConfig = /* @__PURE__ */ once(readConfig)

/**
 * The addresses of the local services. Callers ask for the build's mode first, each in its own module, where it is a
 * constant: so a production build holds neither this nor any other switch to emulators.
 */
export const emulators = /* @__PURE__ */ once(readEmulators)

async function readConfig(): Promise<FirebaseConfig> {
  const config = await readJson('/__/firebase/init.json')
  const read = (name: string) => {
    const value = isRecord(config) ? config[name] : undefined
    if (typeof value !== 'string') throw new Error(`The host does not say the project's ${name}.`)
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
