import { SEED_ACCOUNTS, SEED_PASSWORD } from '../../seed/accounts.ts'
import { PROJECT_ID } from './paths.ts'
import type { Stack } from './stack.ts'

/** Whether the local store has no artifact: asked over REST, since loading the Admin SDK takes a second. */
async function hasArtifacts(stack: Stack): Promise<boolean> {
  const url = `http://127.0.0.1:${stack.ports.firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents/artifacts?pageSize=1`
  const response = await fetch(url, { headers: { Authorization: 'Bearer owner' } })
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null && 'documents' in body
}

/** Seeds an empty local store with the famous artifacts and the accounts that added and liked them. */
export async function seedLocal(stack: Stack): Promise<string> {
  if (await hasArtifacts(stack)) return 'kept what is there'
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${stack.ports.firestore}`
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${stack.ports.auth}`
  process.env.METADATA_SERVER_DETECTION = 'none'
  const [{ initializeApp, deleteApp }, { getAuth }, { getFirestore }, { seed }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
    import('firebase-admin/firestore'),
    import('../../seed/seed.ts'),
  ])
  const app = initializeApp({ projectId: PROJECT_ID }, `seed-${stack.ports.hosting}`)
  try {
    const auth = getAuth(app)
    for (const account of SEED_ACCOUNTS) {
      const known = await auth.getUser(account.uid).catch(() => null)
      if (!known) await auth.createUser({ ...account, password: SEED_PASSWORD })
    }
    const count = await seed(getFirestore(app), { site: stack.app, people: SEED_ACCOUNTS, now: Date.now() })
    return `${count} famous artifacts, ${SEED_ACCOUNTS.length} accounts`
  } finally {
    await deleteApp(app)
  }
}
