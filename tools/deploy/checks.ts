/** Checks before a deploy. They change nothing; each failure says what to do. */
import { existsSync } from 'node:fs'
import { SITE } from '@tracker/domain/site/site.ts'
import * as z from 'zod/mini'
import { Failure } from '#cli/failure.ts'
import { queryFirebase } from '#deploy/firebase.ts'
import { type GoogleResponse, readGoogle } from '#deploy/google.ts'

const accountsSchema = z.array(z.unknown()).check(z.minLength(1))
const projectSchema = z.object({
  displayName: z.optional(z.string()),
  projectNumber: z.optional(z.string()),
})
const appsSchema = z.object({ apps: z.array(z.unknown()).check(z.minLength(1)) })
const billingSchema = z.object({ billingEnabled: z.optional(z.boolean()) })
const databaseSchema = z.object({ locationId: z.string() })
const regionsSchema = z.object({ locations: z.array(z.object({ locationId: z.string() })) })
const policySchema = z.object({
  bindings: z.array(z.object({ role: z.string(), members: z.array(z.string()) })),
})

/** @throws Failure if the Firebase command line is not signed in, or its key file is missing */
export function requireLogin(): void {
  const file = process.env.GOOGLE_APPLICATION_CREDENTIALS
  if (file && !existsSync(file))
    throw new Failure(
      `The key file ${file} (GOOGLE_APPLICATION_CREDENTIALS) does not exist: correct the path, or unset it and run "npx firebase login".`,
    )
  if (file || process.env.FIREBASE_TOKEN) return
  const accounts = queryFirebase(['login:list'])
  if (!accounts.ok || !z.safeParse(accountsSchema, accounts.result).success) {
    throw new Failure('You are not signed in to Firebase. Run "npx firebase login" first.')
  }
}

/** @param wanted ID; undefined for the project of `firebase use` @throws Failure without one, or for the local project */
export function chooseProject(wanted: string | undefined): string {
  const used = wanted === undefined ? queryFirebase(['use']) : { ok: true, result: wanted }
  const id = used.ok && typeof used.result === 'string' ? used.result : ''
  if (wanted?.startsWith('demo-'))
    throw new Failure(`${wanted} is a project of this machine: names with demo- exist nowhere else.`)
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

/** Errors of Node and firebase-tools without a connection. */
const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT|fetch failed|Failed to make request/

/** Service account of the function (functions/src/index.ts). */
const SERVICE_ACCOUNT = 'artifact-tracker-api'
/** Roles that may build functions; the first one is enough. */
const BUILDERS = ['roles/cloudbuild.builds.builder', 'roles/editor', 'roles/owner']

const isMissing = (response: GoogleResponse | undefined) =>
  response !== undefined && !('body' in response) && response.status === 404
/** Returns what a response says; null if it could not be read or has another form. */
const parsed = <T extends z.ZodMiniType>(schema: T, response: GoogleResponse | undefined) =>
  response && 'body' in response ? (z.safeParse(schema, response.body).data ?? null) : null

/** @throws Failure that says why a project could not be read */
function refuse(project: string, response: GoogleResponse | undefined): never {
  const { status, error } = response && 'error' in response ? response : { status: 0, error: 'nothing' }
  const says = `\n  Google says: ${error}`
  if (NO_NETWORK.test(error)) throw new Failure(`Google could not be reached. Is there a network?${says}`)
  if (status === 401 || /login --reauth/.test(error))
    throw new Failure(`Your sign-in to Firebase has run out. ${signInAgain()}${says}`)
  throw new Failure(`The project ${project} could not be read. Does it exist, and may you use it?${says}`)
}

/** Problem of the account that builds functions; null without one, or without permission to see it. */
function buildProblem(project: string, number: string, policy: GoogleResponse | undefined): string | null {
  const members = [`${number}-compute@developer`, `${number}@cloudbuild`].map(
    (name) => `serviceAccount:${name}.gserviceaccount.com`,
  )
  const bindings = parsed(policySchema, policy)?.bindings
  const mayBuild = bindings?.some(
    (binding) => BUILDERS.includes(binding.role) && binding.members.some((one) => members.includes(one)),
  )
  if (bindings === undefined || mayBuild || number === '') return null
  return `The account that builds functions may not do so. Allow it: gcloud projects add-iam-policy-binding ${project} --role ${BUILDERS[0]} --condition None --member ${members[0]}`
}

export interface ProjectState {
  /** Display name, or the ID without one. */
  readonly name: string
  /** Problems that would make a deploy fail, each with its solution. */
  readonly problems: readonly string[]
}

/**
 * Checks what a deploy needs. What cannot be read without a further permission is left to the deploy itself.
 * @throws Failure if the credentials have expired or the project cannot be read
 */
export async function inspectProject(project: string): Promise<ProjectState> {
  const email = `${SERVICE_ACCOUNT}@${project}.iam.gserviceaccount.com`
  const { regions } = SITE
  const [about, apps, database, account, billing, locations, policy] = await readGoogle(project, [
    { origin: 'firebaseApiOrigin', path: `/v1beta1/projects/${project}` },
    { origin: 'firebaseApiOrigin', path: `/v1beta1/projects/${project}/webApps` },
    { origin: 'firestoreOrigin', path: `/v1/projects/${project}/databases/(default)` },
    { origin: 'iamOrigin', path: `/v1/projects/${project}/serviceAccounts/${email}` },
    { origin: 'cloudbillingOrigin', path: `/v1/projects/${project}/billingInfo` },
    { origin: 'functionsOrigin', path: `/v1/projects/${project}/locations` },
    { origin: 'resourceManagerOrigin', path: `/v1/projects/${project}:getIamPolicy`, isPost: true },
  ])
  if (!about || !('body' in about)) return refuse(project, about)
  const { displayName, projectNumber = '' } = parsed(projectSchema, about) ?? {}
  const paid = parsed(billingSchema, billing)
  const stored = parsed(databaseSchema, database)?.locationId ?? regions.database
  const known = parsed(regionsSchema, locations)?.locations.map(({ locationId }) => locationId)
  const problems = [
    paid &&
      !paid.billingEnabled &&
      `${project} is on the free plan, which has no functions. Choose the Blaze plan: https://console.firebase.google.com/project/${project}/usage/details`,
    // Without a web app, Hosting does not serve the web configuration at its reserved URL.
    !parsed(appsSchema, apps) &&
      `${project} has no web app yet. Create one: npx firebase apps:create WEB "${SITE.name}" --project ${project}`,
    isMissing(database) &&
      `${project} has no Firestore database yet. Create one: npx firebase firestore:databases:create "(default)" --location ${regions.database} --project ${project}`,
    stored !== regions.database &&
      `The database of ${project} is in ${stored}, and site.config.ts says ${regions.database} (regions.database). It cannot be moved: write ${stored}, and a region for the function close to it.`,
    known &&
      !known.includes(regions.function) &&
      `Google has no region ${regions.function} for functions (regions.function in site.config.ts). Some that it has: ${known.slice(0, 5).join(', ')}.`,
    isMissing(account) &&
      `${project} has no account ${email} for the function to run as. docs/deploying.md, step 5, says how to create it.`,
    buildProblem(project, projectNumber, policy),
  ]
  return { name: displayName ?? project, problems: problems.filter((problem) => typeof problem === 'string') }
}
