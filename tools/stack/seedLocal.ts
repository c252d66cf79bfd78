import * as z from 'zod/mini'
import { SEED_ACCOUNTS, SEED_PASSWORD } from '#seed/accounts.ts'
import { Failure } from '#cli/failure.ts'
import { PROJECT_ID } from '#cli/paths.ts'
import type { SitePorts } from '#stack/hosting/hosting.ts'
import { requestLocal } from '#stack/requestLocal.ts'

/** Local services that can be seeded. */
export interface Seedable {
  readonly app: string
  readonly auth: string
  readonly ports: Pick<SitePorts, 'firestore'>
}

const OWNER = { Authorization: 'Bearer owner' }
/** The Auth emulator's errors for an existing account. */
const EXISTS = /EMAIL_EXISTS|DUPLICATE_LOCAL_ID/

const documentsSchema = z.object({ documents: z.optional(z.array(z.unknown())) })
const usersSchema = z.object({ users: z.optional(z.array(z.unknown())) })

const accountsUrl = (stack: Seedable) =>
  `${stack.auth}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts`

async function read<T extends z.ZodMiniType>(service: string, url: string, schema: T): Promise<z.output<T>> {
  const { ok, status, text } = await requestLocal(service, url, { headers: OWNER })
  if (!ok) throw new Failure(`${service} answered with ${status}: ${text}`)
  return z.parse(schema, JSON.parse(text))
}

/** Uses REST, because loading the Admin SDK takes a second. */
async function hasArtifacts(stack: Seedable): Promise<boolean> {
  const url = `http://127.0.0.1:${stack.ports.firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents/artifacts?pageSize=1`
  const { documents = [] } = await read('Firestore', url, documentsSchema)
  return documents.length > 0
}

async function hasAccounts(stack: Seedable): Promise<boolean> {
  const { users = [] } = await read(
    'The Auth emulator',
    `${accountsUrl(stack)}:batchGet?maxResults=1`,
    usersSchema,
  )
  return users.length > 0
}

async function createAccount(stack: Seedable, account: (typeof SEED_ACCOUNTS)[number]): Promise<void> {
  const { uid: localId, email, displayName } = account
  const { ok, text } = await requestLocal('The Auth emulator', accountsUrl(stack), {
    method: 'POST',
    headers: { ...OWNER, 'Content-Type': 'application/json' },
    body: JSON.stringify({ localId, email, displayName, password: SEED_PASSWORD }),
  })
  // A repeated request finds the account of the first one.
  if (!ok && !EXISTS.test(text)) throw new Failure(`The account ${email} could not be made: ${text}`)
}

const createAccounts = (stack: Seedable) =>
  Promise.all(SEED_ACCOUNTS.map((account) => createAccount(stack, account)))

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
 * instead of setting environment variables, which test files with other stores share. Interrupted at any point, the next start
 * completes it.
 * @returns a description for the terminal
 */
export async function seedLocal(stack: Seedable): Promise<string> {
  if (await hasArtifacts(stack)) {
    if (await hasAccounts(stack)) return 'kept what is there'
    await createAccounts(stack)
    return `kept the artifacts, ${SEED_ACCOUNTS.length} accounts`
  }
  await createAccounts(stack)
  const { seed } = await import('#seed/seed.ts')
  const firestore = await openLocalStore(stack.ports.firestore)
  try {
    const count = await seed(firestore, { site: stack.app, people: SEED_ACCOUNTS, now: Date.now() })
    return `${count} famous artifacts, ${SEED_ACCOUNTS.length} accounts`
  } finally {
    await firestore.terminate()
  }
}
