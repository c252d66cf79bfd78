/** Checks before a deploy. They change nothing; each failure says what to do. */
import { SITE } from '@tracker/domain/site/site.ts'
import * as z from 'zod/mini'
import { Failure } from '#cli/failure.ts'
import { queryFirebase } from '#deploy/firebase.ts'
import { type GoogleResponse, readGoogle } from '#deploy/google.ts'

const accountsSchema = z.array(z.unknown()).check(z.minLength(1))
const projectSchema = z.object({ displayName: z.optional(z.string()) })
const appsSchema = z.object({ apps: z.array(z.unknown()).check(z.minLength(1)) })

/** @throws Failure if the Firebase command line is not signed in */
export function requireLogin(): void {
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS || process.env.FIREBASE_TOKEN) return
  const accounts = queryFirebase(['login:list'])
  if (!accounts.ok || !z.safeParse(accountsSchema, accounts.result).success) {
    throw new Failure('You are not signed in to Firebase. Run "npx firebase login" first.')
  }
}

/** @param wanted ID; undefined for the project of `firebase use` @throws Failure without one, or for the local project */
export function chooseProject(wanted: string | undefined): string {
  const used = wanted === undefined ? queryFirebase(['use']) : { ok: true, result: wanted }
  const id = used.ok && typeof used.result === 'string' ? used.result : ''
  if (id === '' || id.startsWith('demo-')) {
    throw new Failure(
      'Which Firebase project? Choose one with "npx firebase use ID", or name it: npm run deploy -- --project ID',
    )
  }
  return id
}

/** Describes how to renew the credentials in use. */
function signInAgain(): string {
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS) {
    return 'The key in GOOGLE_APPLICATION_CREDENTIALS is not taken any more: make a new one, or unset it and run "npx firebase login".'
  }
  return process.env.FIREBASE_TOKEN
    ? 'The token in FIREBASE_TOKEN is not taken any more: unset it and run "npx firebase login".'
    : 'Run "npx firebase login --reauth".'
}

/** Service account of the function (functions/src/index.ts). */
const SERVICE_ACCOUNT = 'artifact-tracker-api'

const isMissing = (response: GoogleResponse | undefined) =>
  response !== undefined && !('body' in response) && response.status === 404

export interface ProjectState {
  /** Display name, or the ID without one. */
  readonly name: string
  /** Problems that would make a deploy fail, each with its solution. */
  readonly problems: readonly string[]
}

/**
 * Checks the web app, database and service account of a project.
 * @throws Failure if the credentials have expired or the project cannot be read
 */
export function inspectProject(project: string): ProjectState {
  const email = `${SERVICE_ACCOUNT}@${project}.iam.gserviceaccount.com`
  const [about, apps, database, account] = readGoogle(project, [
    { origin: 'firebaseApiOrigin', path: `/v1beta1/projects/${project}` },
    { origin: 'firebaseApiOrigin', path: `/v1beta1/projects/${project}/webApps` },
    { origin: 'firestoreOrigin', path: `/v1/projects/${project}/databases/(default)` },
    { origin: 'iamOrigin', path: `/v1/projects/${project}/serviceAccounts/${email}` },
  ])
  if (!about || !('body' in about)) {
    const { status, error } = about ?? { status: 0, error: 'nothing' }
    const says = `\n  Google says: ${error}`
    if (status === 401 || /login --reauth/.test(error))
      throw new Failure(`Your sign-in to Firebase has run out. ${signInAgain()}${says}`)
    throw new Failure(`The project ${project} could not be read. Does it exist, and may you use it?${says}`)
  }
  const parsed = z.safeParse(projectSchema, about.body)
  const hasApp = apps && 'body' in apps && z.safeParse(appsSchema, apps.body).success
  const problems = [
    ...(hasApp
      ? []
      : [
          // Without a web app, Hosting does not serve the web configuration at its reserved URL.
          `${project} has no web app yet. Create one: npx firebase apps:create WEB "${SITE.name}" --project ${project}`,
        ]),
    ...(isMissing(database)
      ? [
          `${project} has no Firestore database yet. Create one: npx firebase firestore:databases:create "(default)" --location ${SITE.regions.database} --project ${project}`,
        ]
      : []),
    // Without permission to read the account, only the deploy itself can tell.
    ...(isMissing(account)
      ? [
          `${project} has no account ${email} for the function to run as. docs/deploying.md, step 5, says how to create it.`,
        ]
      : []),
  ]
  return { name: (parsed.success && parsed.data.displayName) || project, problems }
}
