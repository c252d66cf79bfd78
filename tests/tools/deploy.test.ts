import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '../../tools/cli/failure.ts'
import { deployBuilt } from '../../tools/deploy/firebase.ts'
import { closeAtEnd } from '../api/support/closing.ts'
import { runScript, textWith } from './support/command.ts'
import { type Google, startFakeGoogle } from './support/google.ts'

/** Environment of a user who is not signed in to Firebase. */
let stranger: Record<string, string>
let google: Google

beforeAll(async () => {
  const home = await mkdtemp(join(tmpdir(), 'artifact-tracker-home-'))
  closeAtEnd(() => rm(home, { recursive: true, force: true }))
  stranger = { HOME: home, USERPROFILE: home, XDG_CONFIG_HOME: home, FIREBASE_TOKEN: '' }
  stranger.GOOGLE_APPLICATION_CREDENTIALS = ''
  google = await startFakeGoogle()
})

/** Deploys as a signed-in user with App Check configured in the app and the function. */
const deploy = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runScript('deploy', args, { env: { ...stranger, ...google.env, VITE_APP_CHECK_KEY: 'key', ...env } })
const check = (env?: Readonly<Record<string, string>>) =>
  deploy(['--project', 'some-project', '--check'], env)

const ACCOUNT = 'artifact-tracker-api@some-project.iam.gserviceaccount.com'
/** Responses for a project that meets all requirements of a deploy. */
const READY = {
  '/projects/some-project': { projectId: 'some-project', displayName: 'The Real Museum' },
  '/webApps': { apps: [{ appId: '1', displayName: 'Artifact Tracker' }] },
  '/databases/(default)': { name: 'projects/some-project/databases/(default)' },
  [`/serviceAccounts/${ACCOUNT}`]: { email: ACCOUNT },
}

const NAMES = [
  'App Check enforced for Firestore',
  'App Check enforced for Authentication',
  'Sign-in by e-mail and password',
  'Sign-in with Google',
  'Email enumeration protection',
  'Delete protection of the database',
  'Point-in-time recovery',
  'A schedule for backups',
  'A budget of the account that pays',
]

describe('a deploy', () => {
  beforeEach(() => {
    google.bodies = READY
    google.signIn = 'accepted'
  })

  it('reports together a missing sign-in, a missing project and missing App Check', async () => {
    const nobody = { FIREBASE_TOKEN: '', VITE_APP_CHECK_KEY: '' }
    const unchosen = await deploy(['--project', 'demo-artifact-tracker'], nobody)
    expect(unchosen.output).toMatch(
      /You are not signed in to Firebase\.[^]*demo-artifact-tracker is a project of this machine/,
    )
    const chosen = await check({ ...nobody, APP_CHECK: 'off' })
    expect(chosen.output).toMatch(/You are not signed in to Firebase\.[^]*App Check is not set up\./)
    expect([unchosen.code, chosen.code]).toEqual([1, 1])
  })

  it('reports together everything that the project lacks', async () => {
    google.bodies = { '/projects/some-project': { projectId: 'some-project' } }
    const { code, output } = await check({ VITE_APP_CHECK_KEY: '' })
    expect(output).toContain('App Check is not set up.')
    expect(output).toContain('some-project has no web app yet. Create one:')
    expect(output).toContain('some-project has no Firestore database yet.')
    expect(output).toContain(`some-project has no account ${ACCOUNT}`)
    expect(code).toBe(1)
  })

  it('reports what is there and does not fit', async () => {
    google.bodies = {
      ...READY,
      '/projects/some-project': { projectId: 'some-project', projectNumber: '42' },
      '/databases/(default)': { locationId: 'eur3' },
      '/billingInfo': { billingAccountName: '', billingEnabled: false },
      '/projects/some-project/locations': { locations: [{ locationId: 'europe-west1' }] },
      ':getIamPolicy': { bindings: [{ role: 'roles/viewer', members: ['user:ada@example.com'] }] },
    }
    const { code, output } = await check()
    expect(output).toContain('some-project is on the free plan, which has no functions.')
    expect(output).toContain('The database of some-project is in eur3, and site.config.ts says nam5')
    expect(output).toContain('Google has no region us-central1 for functions')
    expect(output).toContain('--member serviceAccount:42-compute@developer.gserviceaccount.com')
    expect(code).toBe(1)
    const builder = 'serviceAccount:42-compute@developer.gserviceaccount.com'
    google.bodies = {
      ...READY,
      '/projects/some-project': { projectId: 'some-project', projectNumber: '42' },
      '/databases/(default)': { locationId: 'nam5' },
      '/billingInfo': { billingAccountName: 'billingAccounts/1-2-3', billingEnabled: true },
      '/projects/some-project/locations': { locations: [{ locationId: 'us-central1' }] },
      ':getIamPolicy': { bindings: [{ role: 'roles/cloudbuild.builds.builder', members: [builder] }] },
    }
    expect(await check()).toMatchObject({ code: 0 })
  })

  it('says that a key file is missing, that there is no network, and what a demo project is', async () => {
    const lost = await check({ GOOGLE_APPLICATION_CREDENTIALS: '/no/such/key.json' })
    expect(lost.output).toContain('The key file /no/such/key.json (GOOGLE_APPLICATION_CREDENTIALS) does not')
    const alone = await check({ FIREBASE_API_URL: 'http://127.0.0.1:9' })
    expect(alone.output).toContain('Google could not be reached. Is there a network?')
    const demo = await deploy(['--project', 'demo-museum'])
    expect(demo.output).toContain('demo-museum is a project of this machine')
    expect([lost.code, alone.code, demo.code]).toEqual([1, 1, 1])
  })

  it('without tests says so before it asks', async () => {
    const { code, output } = await deploy(['--project', 'some-project', '--without-tests'])
    expect(output).toContain('WITHOUT TESTS: nothing says that this version works.')
    expect(code).toBe(2)
  })

  it('distinguishes an expired sign-in from a missing project', async () => {
    google.bodies = {}
    expect(await check()).toMatchObject({
      code: 1,
      output: textWith('The project some-project could not be read. Does it exist, and may you use it?'),
    })
    for (const subtype of [{}, { error_subtype: 'invalid_rapt' }]) {
      google.signIn = { error: 'invalid_grant', ...subtype }
      const { code, output } = await check()
      expect(output).toContain('Your sign-in to Firebase has run out. The token in FIREBASE_TOKEN is not')
      expect(output).not.toContain('could not be read')
      expect(code).toBe(1)
    }
  })

  it('names the project and asks before it changes anything', async () => {
    const { code, output } = await deploy(['--project', 'some-project'])
    expect(output).toContain('Hosting, function, rules and indexes of The Real Museum (some-project) would')
    expect(output).toContain('nobody is there to be asked. The same command with --yes does it.')
    expect(output).not.toContain('types:')
    expect(code).toBe(2)
    const written = google.requests.filter(
      (request) => !/^GET |^POST .*(?:\/token|:getIamPolicy)$/.test(request),
    )
    expect(written).toEqual([])
  })

  it('reports which safeguards are on, off, or could not be read', async () => {
    const statesIn = (output: string) => NAMES.map((name) => new RegExp(`- ${name}: (.+)`).exec(output)?.[1])
    const notSeen = textWith('not seen (')
    const unseen = await check()
    expect(unseen.output).toContain('The Real Museum (some-project) is ready for a deploy.')
    expect(unseen.code).toBe(0)
    expect(statesIn(unseen.output)).toEqual([
      notSeen,
      notSeen,
      notSeen,
      'OFF',
      notSeen,
      'OFF',
      'OFF',
      notSeen,
      notSeen,
    ])
    const firestore = '/databases/(default)'
    google.bodies = {
      ...READY,
      '/services/firestore.googleapis.com': { enforcementMode: 'ENFORCED' },
      '/services/identitytoolkit.googleapis.com': { enforcementMode: 'UNENFORCED' },
      '/admin/v2/projects/some-project/config': {
        signIn: { email: { enabled: true } },
        emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      },
      '/defaultSupportedIdpConfigs/google.com': { enabled: true },
      [firestore]: { locationId: 'nam5', deleteProtectionState: 'DELETE_PROTECTION_ENABLED' },
      [`${firestore}/backupSchedules`]: { backupSchedules: [{ retention: '604800s' }] },
      '/billingInfo': { billingAccountName: 'billingAccounts/1-2-3', billingEnabled: true },
      '/billingAccounts/1-2-3/budgets': {},
    }
    const { code, output } = await check()
    expect(statesIn(output)).toEqual(['on', 'OFF', 'on', 'on', 'on', 'on', 'OFF', 'on', 'OFF'])
    expect(code).toBe(0)
    google.bodies = {
      ...READY,
      '/admin/v2/projects/some-project/config': { signIn: { email: { enabled: false } } },
      '/defaultSupportedIdpConfigs/google.com': { enabled: false },
    }
    expect(statesIn((await check()).output).slice(2, 5)).toEqual(['OFF', 'OFF', 'OFF'])
  })
})

describe('the first deploy without a terminal', () => {
  beforeEach(() => {
    google.signIn = 'accepted'
    for (const [name, value] of Object.entries({ ...stranger, ...google.env })) vi.stubEnv(name, value)
  })
  afterEach(() => void vi.unstubAllEnvs())

  /** Deploys with a Firebase CLI that fails once; returns its commands. @param repository of container images; undefined for none */
  async function deployTwice(repository: object | undefined) {
    google.bodies = repository ? { '/repositories/gcf-artifacts': repository } : {}
    const commands: (string | undefined)[] = []
    const deployed = deployBuilt('some-project', '1.0.0', async (args) => {
      if (commands.push(args[0]) === 1) throw new Failure('Nobody says how long images are kept.')
    })
    return {
      commands,
      failed: await deployed.then(
        () => false,
        () => true,
      ),
    }
  }

  it('sets a policy for container images where there is none, and goes on', async () => {
    const policy = ['deploy', 'functions:artifacts:setpolicy', 'deploy']
    expect(await deployTwice({ name: 'gcf-artifacts' })).toEqual({ commands: policy, failed: false })
  })

  it.each([
    ['there is a policy', { cleanupPolicies: { one: { action: 'DELETE' } } }],
    ['somebody wants none', { labels: { 'firebase-functions-cleanup-opted-out': 'true' } }],
    ['there are no images', undefined],
  ])('fails for other reasons as it is, and sets no policy if %s', async (_, repository) => {
    expect(await deployTwice(repository)).toEqual({ commands: ['deploy'], failed: true })
  })
})
