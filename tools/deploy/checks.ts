/** What a deploy needs of the person and of the project. Each check reads only, and says what to do when it fails. */
import * as z from 'zod/mini'
import { Failure } from '#cli/failure.ts'
import { ask } from '#deploy/firebase.ts'
import { type Answer, readGoogle } from '#deploy/google.ts'

const accountsSchema = z.array(z.unknown()).check(z.minLength(1))
const projectSchema = z.object({ displayName: z.optional(z.string()) })
const appsSchema = z.object({ apps: z.array(z.unknown()).check(z.minLength(1)) })

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

/** How to sign in anew, by the way in which somebody did. */
function signInAgain(): string {
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS) {
    return 'The key in GOOGLE_APPLICATION_CREDENTIALS is not taken any more: make a new one, or unset it and run "npx firebase login".'
  }
  return process.env.FIREBASE_TOKEN
    ? 'The token in FIREBASE_TOKEN is not taken any more: unset it and run "npx firebase login".'
    : 'Run "npx firebase login --reauth".'
}

/** The account that the function runs as (functions/src/index.ts). */
const SERVICE_ACCOUNT = 'artifact-tracker-api'

const isMissing = (answer: Answer | undefined) =>
  answer !== undefined && !('body' in answer) && answer.status === 404

export interface ProjectState {
  /** What people call it; its id when it has no name. */
  readonly name: string
  /** What a deploy would stumble over, each with what to do. */
  readonly problems: readonly string[]
}

/**
 * Looks at everything that a deploy needs of a project.
 * @throws Failure when the sign-in has run out, or the project cannot be read
 */
export function lookAtProject(project: string): ProjectState {
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
          // Hosting serves the web configuration at its reserved address only when the project has a web app.
          `${project} has no web app yet. Create one: npx firebase apps:create WEB "Artifact Tracker" --project ${project}`,
        ]),
    ...(isMissing(database)
      ? [
          `${project} has no Firestore database yet. Create one: npx firebase firestore:databases:create "(default)" --location nam5 --project ${project}`,
        ]
      : []),
    // An account that may not be looked at is left to the deploy.
    ...(isMissing(account)
      ? [
          `${project} has no account ${email} for the function to run as. docs/deploying.md, step 5, says how to create it.`,
        ]
      : []),
  ]
  return { name: (parsed.success && parsed.data.displayName) || project, problems }
}
