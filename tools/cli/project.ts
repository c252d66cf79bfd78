/** The project that a command works on: the running local stack, or a real one with the person's own credentials. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Failure } from '#cli/failure.ts'
import { ROOT } from '#cli/paths.ts'
import { PRODUCT_PORTS } from '#stack/ports.ts'

const rcSchema = z.object({ projects: z.record(z.string(), z.string()) })

/** The project named with `--project` (an alias of `.firebaserc` or an id), else the default one. */
async function projectId(wanted: string | undefined): Promise<string> {
  const { projects } = z.parse(rcSchema, JSON.parse(await readFile(join(ROOT, '.firebaserc'), 'utf8')))
  const id = projects[wanted ?? 'default'] ?? wanted
  if (!id) throw new Failure('Which project? Name it with --project ID.')
  return id
}

/**
 * Connects the Admin SDK. A `demo-` project is the local stack, which must be running.
 * @throws Failure when the local stack is not running
 */
export async function connect(wanted: string | undefined) {
  const id = await projectId(wanted)
  const isLocal = id.startsWith('demo-')
  if (isLocal) {
    const host = process.env.FIRESTORE_EMULATOR_HOST ?? `127.0.0.1:${PRODUCT_PORTS.firestore}`
    process.env.FIRESTORE_EMULATOR_HOST = host
    process.env.FIREBASE_AUTH_EMULATOR_HOST ??= `127.0.0.1:${PRODUCT_PORTS.auth}`
    process.env.METADATA_SERVER_DETECTION = 'none'
    await fetch(`http://${host}/`).catch(() => {
      throw new Failure('The local stack is not running. Start it with "npm start" in another terminal.')
    })
  }
  const [{ initializeApp }, { getAuth }, { getFirestore }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
    import('firebase-admin/firestore'),
  ])
  const app = initializeApp({ projectId: id })
  return { id, isLocal, auth: getAuth(app), firestore: getFirestore(app) }
}
