/** Which Firebase project the app talks to: Hosting answers it at its reserved address. */
import type { FirebaseOptions } from 'firebase/app'

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

/** @throws when the host does not say which project it serves. */
export async function readConfig(): Promise<FirebaseOptions> {
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

/** The addresses of the local services. Called by local builds only. */
export async function readEmulators(): Promise<Emulators> {
  const value = await readJson('/emulators.json')
  if (!isRecord(value) || typeof value['auth'] !== 'string' || !isRecord(value['firestore']))
    throw new Error('/emulators.json does not name the local services.')
  const { host, port } = value['firestore']
  if (typeof host !== 'string' || typeof port !== 'number')
    throw new Error('/emulators.json does not say where Firestore is.')
  return { auth: value['auth'], firestore: { host, port } }
}
