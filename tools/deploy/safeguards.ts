/**
 * Reports the safeguards for data and costs that are configured outside a deploy. They do not block a deploy;
 * docs/operating.md explains how to enable each.
 */
import * as z from 'zod/mini'
import { type GoogleResponse, type GoogleRequest, readGoogle } from '#deploy/google.ts'

export interface Safeguard {
  readonly name: string
  /** `unseen`: the state could not be read; `detail` says why. */
  readonly state: 'on' | 'off' | 'unseen'
  readonly detail?: string
}

interface Check {
  readonly name: string
  readonly request: GoogleRequest
  /**
   * Returns true if the response body shows that the safeguard is on.
   * @throws if the body is invalid
   */
  readonly isOn: (body: unknown) => boolean
  /** Whether 404 means that it is off. */
  readonly isOffIfMissing?: boolean
}

const serviceSchema = z.object({ enforcementMode: z.optional(z.string()) })
const identitySchema = z.object({
  signIn: z.optional(z.object({ email: z.optional(z.object({ enabled: z.optional(z.boolean()) })) })),
  emailPrivacyConfig: z.optional(z.object({ enableImprovedEmailPrivacy: z.optional(z.boolean()) })),
})
const providerSchema = z.object({ enabled: z.optional(z.boolean()) })
const databaseSchema = z.object({
  deleteProtectionState: z.optional(z.string()),
  pointInTimeRecoveryEnablement: z.optional(z.string()),
})
const schedulesSchema = z.object({ backupSchedules: z.optional(z.array(z.unknown())) })
const billingSchema = z.object({ billingAccountName: z.string().check(z.startsWith('billingAccounts/')) })
const budgetsSchema = z.object({ budgets: z.optional(z.array(z.unknown())) })

const enforces = (body: unknown) => z.parse(serviceSchema, body).enforcementMode === 'ENFORCED'

const checksOf = (project: string): Check[] => {
  const service = (name: string): GoogleRequest => ({
    origin: 'appCheckOrigin',
    path: `/v1/projects/${project}/services/${name}`,
  })
  const database = `/v1/projects/${project}/databases/(default)`
  const identity = `/admin/v2/projects/${project}/config`
  return [
    {
      name: 'App Check enforced for Firestore',
      request: service('firestore.googleapis.com'),
      isOn: enforces,
    },
    {
      name: 'App Check enforced for Authentication',
      request: service('identitytoolkit.googleapis.com'),
      isOn: enforces,
    },
    {
      name: 'Sign-in by e-mail and password',
      request: { origin: 'authManagementOrigin', path: identity },
      isOn: (body) => z.parse(identitySchema, body).signIn?.email?.enabled === true,
    },
    {
      name: 'Sign-in with Google',
      request: {
        origin: 'authManagementOrigin',
        path: `/admin/v2/projects/${project}/defaultSupportedIdpConfigs/google.com`,
      },
      isOn: (body) => z.parse(providerSchema, body).enabled === true,
      isOffIfMissing: true,
    },
    {
      name: 'Email enumeration protection',
      request: { origin: 'authManagementOrigin', path: identity },
      isOn: (body) => z.parse(identitySchema, body).emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
    },
    {
      name: 'Delete protection of the database',
      request: { origin: 'firestoreOrigin', path: database },
      isOn: (body) => z.parse(databaseSchema, body).deleteProtectionState === 'DELETE_PROTECTION_ENABLED',
    },
    {
      name: 'Point-in-time recovery',
      request: { origin: 'firestoreOrigin', path: database },
      isOn: (body) =>
        z.parse(databaseSchema, body).pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED',
    },
    {
      name: 'A schedule for backups',
      request: { origin: 'firestoreOrigin', path: `${database}/backupSchedules` },
      isOn: (body) => (z.parse(schedulesSchema, body).backupSchedules ?? []).length > 0,
    },
  ]
}

function evaluate(
  { name, isOn, isOffIfMissing = false }: Omit<Check, 'request'>,
  response: GoogleResponse | undefined,
): Safeguard {
  if (!response) return { name, state: 'unseen', detail: 'no answer' }
  if (!('body' in response) && response.status === 404 && isOffIfMissing) return { name, state: 'off' }
  if (!('body' in response)) return { name, state: 'unseen', detail: response.error }
  try {
    return { name, state: isOn(response.body) ? 'on' : 'off' }
  } catch {
    return { name, state: 'unseen', detail: 'an answer of another form' }
  }
}

/** Budgets belong to the billing account, so only its users can see them. */
async function budget(project: string): Promise<Safeguard> {
  const name = 'A budget of the account that pays'
  const [billing] = await readGoogle(project, [
    { origin: 'cloudbillingOrigin', path: `/v1/projects/${project}/billingInfo` },
  ])
  if (!billing || !('body' in billing)) return evaluate({ name, isOn: () => false }, billing)
  const account = z.safeParse(billingSchema, billing.body)
  if (!account.success) return { name, state: 'unseen', detail: 'no account pays for the project' }
  const path = `/v1/${account.data.billingAccountName}/budgets`
  const [budgets] = await readGoogle(project, [{ origin: 'budgetsOrigin', path }])
  return evaluate({ name, isOn: (body) => (z.parse(budgetsSchema, body).budgets ?? []).length > 0 }, budgets)
}

/** Reads the state of all safeguards of a project. */
export async function inspectSafeguards(project: string): Promise<Safeguard[]> {
  const checks = checksOf(project)
  const responses = await readGoogle(
    project,
    checks.map(({ request }) => request),
  )
  return [...checks.map((check, at) => evaluate(check, responses[at])), await budget(project)]
}

const STATE_LABELS = { on: 'on', off: 'OFF', unseen: 'not seen' } as const

/** Formats a line for each safeguard. */
export const describeSafeguards = (safeguards: readonly Safeguard[]): string[] =>
  safeguards.map(
    ({ name, state, detail }) => `${name}: ${STATE_LABELS[state]}${detail ? ` (${detail})` : ''}`,
  )
