/** The Firebase project of a command: the running local stack, or a real project with the user's credentials. */
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Failure } from '#cli/failure.ts'
import { ROOT } from '#cli/paths.ts'
import { IN_GIT, readJson } from '#cli/readJson.ts'
import { PRODUCT_PORTS } from '#stack/ports.ts'

const rcSchema = z.object({ projects: z.record(z.string(), z.string()) })

export interface ProjectId {
  readonly id: string
  readonly isLocal: boolean
}

/** @param wanted ID or alias in `.firebaserc`; undefined for the default alias */
async function projectId(wanted: string | undefined): Promise<string> {
  const { projects } = await readJson(join(ROOT, '.firebaserc'), rcSchema, IN_GIT)
  const id = projects[wanted ?? 'default'] ?? wanted
  if (!id) throw new Failure('Which project? Name it with --project ID.')
  return id
}

/**
 * Selects the project that the Admin SDK uses when it is loaded afterwards. A `demo-` project is the local stack.
 * @throws Failure if the local stack is not running
 */
export async function selectProject(wanted: string | undefined): Promise<ProjectId> {
  const id = await projectId(wanted)
  const isLocal = id.startsWith('demo-')
  // The SDKs read one or the other; Cloud Shell sets the second to its own project.
  process.env.GCLOUD_PROJECT = id
  process.env.GOOGLE_CLOUD_PROJECT = id
  if (isLocal) {
    const host = process.env.FIRESTORE_EMULATOR_HOST ?? `127.0.0.1:${PRODUCT_PORTS.firestore}`
    process.env.FIRESTORE_EMULATOR_HOST = host
    process.env.FIREBASE_AUTH_EMULATOR_HOST ??= `127.0.0.1:${PRODUCT_PORTS.auth}`
    process.env.METADATA_SERVER_DETECTION = 'none'
    await fetch(`http://${host}/`).catch(() => {
      throw new Failure('The local stack is not running. Start it with "npm start" in another terminal.')
    })
  }
  return { id, isLocal }
}

/**
 * Selects the project of this process and connects the Admin SDK to it.
 * @throws Failure if the local stack is not running
 */
export async function connect(wanted: string | undefined) {
  const selected = await selectProject(wanted)
  // The SDK reads the environment when it is loaded.
  const [{ initializeApp }, { getAuth }, { getFirestore }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
    import('firebase-admin/firestore'),
  ])
  const app = initializeApp()
  return { ...selected, auth: getAuth(app), firestore: getFirestore(app) }
}
