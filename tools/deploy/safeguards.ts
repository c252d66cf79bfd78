/**
 * What keeps a project's data and its owner's money safe, and is set beside a deploy: looked at, never changed, and never
 * a reason to refuse one. docs/operating.md says how each is switched on.
 */
import * as z from 'zod/mini'
import { type Answer, type GoogleRequest, readGoogle } from '#deploy/google.ts'

export interface Safeguard {
  readonly name: string
  /** `unseen`: Google's interface did not say; `detail` is why. */
  readonly state: 'on' | 'off' | 'unseen'
  readonly detail?: string
}

interface Look {
  readonly name: string
  readonly request: GoogleRequest
  /** Whether the safeguard is on by this body. @throws when the body is none of Google's */
  readonly isOn: (body: unknown) => boolean
}

const serviceSchema = z.object({ enforcementMode: z.optional(z.string()) })
const identitySchema = z.object({
  emailPrivacyConfig: z.optional(z.object({ enableImprovedEmailPrivacy: z.optional(z.boolean()) })),
})
const databaseSchema = z.object({
  deleteProtectionState: z.optional(z.string()),
  pointInTimeRecoveryEnablement: z.optional(z.string()),
})
const schedulesSchema = z.object({ backupSchedules: z.optional(z.array(z.unknown())) })
const billingSchema = z.object({ billingAccountName: z.string().check(z.startsWith('billingAccounts/')) })
const budgetsSchema = z.object({ budgets: z.optional(z.array(z.unknown())) })

const enforces = (body: unknown) => z.parse(serviceSchema, body).enforcementMode === 'ENFORCED'

const looksAt = (project: string): Look[] => {
  const service = (name: string): GoogleRequest => ({
    origin: 'appCheckOrigin',
    path: `/v1/projects/${project}/services/${name}`,
  })
  const database = `/v1/projects/${project}/databases/(default)`
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
      name: 'Email enumeration protection',
      request: { origin: 'authManagementOrigin', path: `/admin/v2/projects/${project}/config` },
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

function judge(name: string, answer: Answer | undefined, isOn: Look['isOn']): Safeguard {
  if (!answer) return { name, state: 'unseen', detail: 'no answer' }
  if (!('body' in answer)) return { name, state: 'unseen', detail: answer.error }
  try {
    return { name, state: isOn(answer.body) ? 'on' : 'off' }
  } catch {
    return { name, state: 'unseen', detail: 'an answer of another form' }
  }
}

/** Budgets belong to the account that pays, which says only its own people what they are. */
function budget(project: string): Safeguard {
  const name = 'A budget of the account that pays'
  const [billing] = readGoogle(project, [
    { origin: 'cloudbillingOrigin', path: `/v1/projects/${project}/billingInfo` },
  ])
  if (!billing || !('body' in billing)) return judge(name, billing, () => false)
  const account = z.safeParse(billingSchema, billing.body)
  if (!account.success) return { name, state: 'unseen', detail: 'no account pays for the project' }
  const path = `/v1/${account.data.billingAccountName}/budgets`
  const [budgets] = readGoogle(project, [{ origin: 'budgetsOrigin', path }])
  return judge(name, budgets, (body) => (z.parse(budgetsSchema, body).budgets ?? []).length > 0)
}

/** Looks at every safeguard of a project. */
export function lookAtSafeguards(project: string): Safeguard[] {
  const looks = looksAt(project)
  const answers = readGoogle(
    project,
    looks.map(({ request }) => request),
  )
  return [...looks.map(({ name, isOn }, at) => judge(name, answers[at], isOn)), budget(project)]
}

const SAYS = { on: 'on', off: 'OFF', unseen: 'not seen' } as const

/** A line for each safeguard, as the deploy shows it. */
export const describeSafeguards = (safeguards: readonly Safeguard[]): string[] =>
  safeguards.map(({ name, state, detail }) => `${name}: ${SAYS[state]}${detail ? ` (${detail})` : ''}`)
