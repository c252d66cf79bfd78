/** The Firestore that the function uses: a local one per test file, or the one that the environment names. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Firestore } from '@google-cloud/firestore'
import { inject } from 'vitest'
import { startFirestore } from '../../../tools/stack/firestore.ts'
import { PROJECT_ID, ROOT } from '../../../tools/cli/paths.ts'
import { freePort } from '../../../tools/stack/ports.ts'
import { objectOf } from './ask.ts'
import { closeAtEnd } from './closing.ts'

export interface Store {
  readonly port: number
  /** Firestore as the Admin SDK sees it: rules do not apply. */
  readonly db: Firestore
  /** Whether further test files of this process use this store. */
  readonly isShared: boolean
  /**
   * Documents read and written since the start, as Firestore bills them.
   * @throws Error if the store does not count; only the local Firestore does
   */
  usage(): Promise<{ documentsRead: number; documentsWritten: number }>
  clear(): Promise<void>
}

const controlOf = (port: number) => `http://127.0.0.1:${port}/emulator/v1/projects/${PROJECT_ID}`

function connect(port: number, isShared = false): Store {
  process.env.METADATA_SERVER_DETECTION = 'none'
  const control = controlOf(port)
  const db = new Firestore({
    projectId: PROJECT_ID,
    host: `127.0.0.1:${port}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  })
  return {
    port,
    db,
    isShared,
    usage: async () => {
      const response = await fetch(`${control}:usage`)
      if (!response.ok) throw new Error('This Firestore does not count reads: only the local one does.')
      const { documentsRead, documentsWritten } = objectOf(await response.json())
      return { documentsRead: Number(documentsRead), documentsWritten: Number(documentsWritten) }
    },
    clear: async () => {
      await fetch(`${control}/databases/(default)/documents`, { method: 'DELETE' })
    },
  }
}

async function startLocal(isShared = false) {
  const port = await freePort()
  const child = await startFirestore(port, ':memory:')
  return { store: connect(port, isShared), child }
}

/** Starts a local Firestore for this file. */
async function startLocalStore(): Promise<Store> {
  const { store, child } = await startLocal()
  closeAtEnd(async () => {
    await store.db.terminate()
    await child.stop()
  })
  return store
}

export interface MortalStore extends Store {
  /** Kills the process, as a crash would, and resolves when it has started again with its documents. */
  kill(): Promise<void>
}

/** Starts a local Firestore that keeps its documents in a file, for this test file. */
export async function startMortalStore(): Promise<MortalStore> {
  const folder = await mkdtemp(join(tmpdir(), 'artifact-tracker-'))
  const port = await freePort()
  const start = () => startFirestore(port, join(folder, 'firestore.db'))
  let child = await start()
  const store = connect(port)
  closeAtEnd(async () => {
    await store.db.terminate()
    await child.stop()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    ...store,
    async kill() {
      await child.kill()
      child = await start()
    },
  }
}

/** @throws Error if the store holds documents, because tests would delete them */
async function takeOutsideStore(port: number): Promise<Store> {
  const store = connect(port)
  if ((await store.db.listCollections()).length > 0) {
    await store.db.terminate()
    const address = `${controlOf(port)}/databases/(default)/documents`
    throw new Error(`The Firestore on port ${port} is not empty. To empty it: curl -X DELETE '${address}'`)
  }
  const content = await readFile(join(ROOT, 'firestore.rules'), 'utf8')
  const installed = await fetch(`${controlOf(port)}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  })
  if (!installed.ok) throw new Error(await installed.text())
  closeAtEnd(async () => {
    await store.clear()
    await store.db.terminate()
  })
  return store
}

/**
 * The local store of this process, shared by test files that run one after another. It ends with the process.
 */
let shared: Promise<Store> | null = null
let isInUse = false

/** An empty store with the shipped rules. */
export async function startStore(): Promise<Store> {
  const outside = inject('outsideFirestore')
  if (outside !== null) return takeOutsideStore(outside)
  if (isInUse) return startLocalStore()
  isInUse = true
  shared ??= startLocal(true).then(({ store }) => store)
  const store = await shared
  closeAtEnd(async () => {
    await store.clear()
    isInUse = false
  })
  return store
}

/** Waits with a Firestore listener until a document has the expected content. */
export function untilDocument(
  { db }: Store,
  path: string,
  isReached: (fields: FirebaseFirestore.DocumentData | undefined) => boolean,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const stop = db.doc(path).onSnapshot((snapshot) => {
    if (isReached(snapshot.data())) resolve()
  }, reject)
  return promise.finally(stop)
}
