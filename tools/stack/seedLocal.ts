import { SEED_ACCOUNTS, SEED_PASSWORD } from '#seed/accounts.ts'
import { Failure } from '#cli/failure.ts'
import { PROJECT_ID } from '#cli/paths.ts'
import type { SitePorts } from '#stack/hosting/hosting.ts'

/** Local services that can be seeded. */
interface Seedable {
  readonly app: string
  readonly auth: string
  readonly ports: Pick<SitePorts, 'firestore'>
}

const OWNER = { Authorization: 'Bearer owner' }
/** The Auth emulator's errors for an existing account. */
const EXISTS = /EMAIL_EXISTS|DUPLICATE_LOCAL_ID/

/** Uses REST, because loading the Admin SDK takes a second. */
async function hasArtifacts(stack: Seedable): Promise<boolean> {
  const url = `http://127.0.0.1:${stack.ports.firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents/artifacts?pageSize=1`
  const response = await fetch(url, { headers: OWNER })
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null && 'documents' in body
}

async function createAccount(stack: Seedable, account: (typeof SEED_ACCOUNTS)[number]): Promise<void> {
  const { uid: localId, email, displayName } = account
  const url = `${stack.auth}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts`
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...OWNER, 'Content-Type': 'application/json' },
    body: JSON.stringify({ localId, email, displayName, password: SEED_PASSWORD }),
  })
  const answer = await response.text()
  if (!response.ok && !EXISTS.test(answer)) {
    throw new Failure(`The account ${email} could not be made: ${answer}`)
  }
}

/** Connects the Admin SDK to a local store. Loads it late, because that takes a second. */
export async function openLocalStore(port: number) {
  // Otherwise the SDK searches for Google's metadata server and warns that it is missing.
  process.env.METADATA_SERVER_DETECTION = 'none'
  const { Firestore } = await import('firebase-admin/firestore')
  const host = `127.0.0.1:${port}`
  return new Firestore({ projectId: PROJECT_ID, host, ssl: false, customHeaders: OWNER })
}

/**
 * Seeds an empty local store with the famous artifacts and their accounts. Passes the store's address on
 * instead of setting environment variables, which test files with other stores share.
 * @returns a description for the terminal
 */
export async function seedLocal(stack: Seedable): Promise<string> {
  if (await hasArtifacts(stack)) return 'kept what is there'
  const { seed } = await import('#seed/seed.ts')
  await Promise.all(SEED_ACCOUNTS.map((account) => createAccount(stack, account)))
  const firestore = await openLocalStore(stack.ports.firestore)
  try {
    const count = await seed(firestore, { site: stack.app, people: SEED_ACCOUNTS, now: Date.now() })
    return `${count} famous artifacts, ${SEED_ACCOUNTS.length} accounts`
  } finally {
    await firestore.terminate()
  }
}
