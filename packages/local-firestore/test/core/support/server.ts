/** A server on a free port, and the official SDKs connected to it over gRPC. */
import { randomUUID } from 'node:crypto'
import { deleteApp as deleteAdminApp, initializeApp as initializeAdminApp } from 'firebase-admin/app'
import { type Firestore as AdminFirestore, initializeFirestore } from 'firebase-admin/firestore'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  type Firestore as WebFirestore,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore'
import { onTestFinished } from 'vitest'
import { createFirestore, type Firestore } from '#firestore.ts'
import { startServer } from '#server.ts'
import { grpcHandler } from '#transports/grpc.ts'
import type { Log } from '#transports/log.ts'

export interface TestServer {
  readonly port: number
  readonly control: Firestore['control']
  /** What the server logged, one line per message. */
  readonly lines: readonly string[]
  close(): Promise<void>
}

export async function startFirestore(dataFile = ':memory:'): Promise<TestServer> {
  const lines: string[] = []
  const log: Log = {
    info: (message) => void lines.push(message),
    warn: (message) => void lines.push(message),
    error: (message, cause) => void lines.push(`${message} ${String(cause)}`),
  }
  const firestore = createFirestore({ dataFile, log })
  const { service, control } = firestore
  const server = await startServer({ service, control, grpc: grpcHandler(service), port: 0, log })
  return {
    port: server.port,
    control,
    lines,
    close: async () => {
      await server.close()
      await firestore.close()
    },
  }
}

/** A project of its own, so that tests do not see each other's documents. */
export const newProject = () => `demo-${randomUUID().slice(0, 8)}`

/** The Admin SDK, connected until the test ends. */
export function adminOf({ port }: { port: number }, projectId: string): AdminFirestore {
  process.env['METADATA_SERVER_DETECTION'] = 'none'
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`
  const app = initializeAdminApp({ projectId }, randomUUID())
  const firestore = initializeFirestore(app)
  firestore.settings({ host: `127.0.0.1:${port}`, ssl: false, ignoreUndefinedProperties: true })
  onTestFinished(() => deleteAdminApp(app))
  return firestore
}

// Refusals are expected here, and the tests look at them.
setLogLevel('silent')

/** The web SDK, signed in as `uid` or not at all, connected until the test ends. */
export function webOf({ port }: { port: number }, projectId: string, uid: string | null): WebFirestore {
  const app = initializeApp({ projectId, apiKey: 'none' }, randomUUID())
  const firestore = getFirestore(app)
  connectFirestoreEmulator(
    firestore,
    '127.0.0.1',
    port,
    uid === null ? {} : { mockUserToken: { user_id: uid } },
  )
  onTestFinished(() => deleteApp(app))
  return firestore
}
