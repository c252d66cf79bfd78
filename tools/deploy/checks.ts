/** What a deploy needs of the person and of the project. Each check reads only, and says what to do when it fails. */
import * as z from 'zod/mini'
import { Failure } from '#cli/failure.ts'
import { ask } from '#deploy/firebase.ts'
import { readGoogle } from '#deploy/google.ts'

const accountsSchema = z.array(z.unknown()).check(z.minLength(1))
const appsSchema = z.array(z.object({ platform: z.string() }))
const databasesSchema = z.array(z.object({ name: z.string() }))

/** @throws Failure when nobody is signed in to the Firebase command line */
export function requireLogin(): void {
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS || process.env.FIREBASE_TOKEN) return
  const accounts = ask(['login:list'])
  if (!accounts.ok || !z.safeParse(accountsSchema, accounts.result).success) {
    throw new Failure('You are not signed in to Firebase. Run "npx firebase login" first.')
  }
}

/** The named project, else the one that `firebase use` chose. @throws Failure without one, or for the local one */
export function chooseProject(wanted: string | undefined): string {
  const used = wanted === undefined ? ask(['use']) : { ok: true, result: wanted }
  const id = used.ok && typeof used.result === 'string' ? used.result : ''
  if (id === '' || id.startsWith('demo-')) {
    throw new Failure(
      'Which Firebase project? Choose one with "npx firebase use ID", or name it: npm run deploy -- --project ID',
    )
  }
  return id
}

/** Hosting serves the web configuration at its reserved address only when the project has a web app. */
export function requireWebApp(project: string): void {
  const asked = ask(['apps:list', 'WEB', '--project', project])
  const apps = z.safeParse(appsSchema, asked.ok ? asked.result : null)
  if (!apps.success) {
    throw new Failure(
      `The project ${project} could not be read. Does it exist, and may you use it?${asked.ok ? '' : `\n  Firebase says: ${asked.error}`}`,
    )
  }
  if (apps.data.length === 0) {
    throw new Failure(
      `${project} has no web app yet. Create one: npx firebase apps:create WEB "Artifact Tracker" --project ${project}`,
    )
  }
}

/** @throws Failure when the project has no default Firestore database */
export function requireDatabase(project: string): void {
  const asked = ask(['firestore:databases:list', '--project', project])
  const databases = z.safeParse(databasesSchema, asked.ok ? asked.result : [])
  if (!databases.success || !databases.data.some(({ name }) => name.endsWith('/databases/(default)'))) {
    throw new Failure(
      `${project} has no Firestore database yet. Create one: npx firebase firestore:databases:create "(default)" --location nam5 --project ${project}${asked.ok ? '' : `\n  Firebase says: ${asked.error}`}`,
    )
  }
}

/** The account that the function runs as (functions/src/index.ts). */
const SERVICE_ACCOUNT = 'artifact-tracker-api'

/** @throws Failure when Google knows no account for the function; an account that may not be looked at is left to the deploy */
export function requireServiceAccount(project: string): void {
  const email = `${SERVICE_ACCOUNT}@${project}.iam.gserviceaccount.com`
  const path = `/v1/projects/${project}/serviceAccounts/${email}`
  const [answer] = readGoogle(project, [{ origin: 'iamOrigin', path }])
  if (!answer || 'body' in answer || answer.status !== 404) return
  throw new Failure(
    `${project} has no account ${email} for the function to run as. docs/deploying.md, step 5, says how to create it.`,
  )
}
