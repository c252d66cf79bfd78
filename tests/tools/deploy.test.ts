import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { closeAtEnd } from '../api/support/closing.ts'
import { runScript } from './support/command.ts'
import { type Google, standInForGoogle } from './support/google.ts'

/** A person whose machine never signed in to Firebase. */
let stranger: Record<string, string>
let google: Google

beforeAll(async () => {
  const home = await mkdtemp(join(tmpdir(), 'artifact-tracker-home-'))
  closeAtEnd(() => rm(home, { recursive: true, force: true }))
  stranger = { HOME: home, USERPROFILE: home, XDG_CONFIG_HOME: home, FIREBASE_TOKEN: '' }
  stranger.GOOGLE_APPLICATION_CREDENTIALS = ''
  google = await standInForGoogle()
})

/** The deploy's checks as somebody who is signed in and has set App Check up on both sides. */
const check = (project: string, env: Readonly<Record<string, string>> = { VITE_APP_CHECK_KEY: 'key' }) =>
  runScript('deploy', ['--project', project, '--check'], { env: { ...stranger, ...google.env, ...env } })

const NAMES = [
  'App Check enforced for Firestore',
  'App Check enforced for Authentication',
  'Email enumeration protection',
  'Delete protection of the database',
  'Point-in-time recovery',
  'A schedule for backups',
  'A budget of the account that pays',
]

describe('a deploy', () => {
  it('asks for the sign-in first', async () => {
    const { code, output } = await runScript('deploy', ['--project', 'some-project'], { env: stranger })
    expect(output).toContain('You are not signed in to Firebase. Run "npx firebase login" first.')
    expect(code).toBe(1)
  })

  it('asks for a project, and never takes the local one', async () => {
    for (const project of ['', 'demo-artifact-tracker']) {
      const { code, output } = await check(project)
      expect(output).toContain('Which Firebase project?')
      expect(code).toBe(1)
    }
  })

  it('asks for App Check on both sides or neither', async () => {
    const { code, output } = await check('some-project', { VITE_APP_CHECK_KEY: '', APP_CHECK: 'off' })
    expect(output).toContain('App Check is not set up.')
    expect(code).toBe(1)
  })

  it('asks for a web app, then for a database, then for the function’s account, then is ready, and has only read by then', async () => {
    expect((await check('some-project')).output).toContain('some-project has no web app yet. Create one:')
    google.webApps = [
      { name: 'projects/some-project/webApps/1', appId: '1', displayName: 'Artifact Tracker' },
    ]
    expect((await check('some-project')).output).toContain('some-project has no Firestore database yet.')
    google.databases = [{ name: 'projects/some-project/databases/(default)', type: 'FIRESTORE_NATIVE' }]
    const account = 'artifact-tracker-api@some-project.iam.gserviceaccount.com'
    expect((await check('some-project')).output).toContain(`some-project has no account ${account}`)
    google.others = { [`/serviceAccounts/${account}`]: { email: account } }
    const ready = await check('some-project')
    expect(ready.output).toContain('some-project is ready for a deploy.')
    expect(ready.code).toBe(0)
    const written = google.requests.filter(
      (request) => !/^GET |^POST .*(\/token|:testIamPermissions)$/.test(request),
    )
    expect(written).toEqual([])
  })

  it('says what guards the project, what does not, and what it could not see', async () => {
    const unseen = await check('some-project')
    for (const name of NAMES) expect(unseen.output).toContain(`- ${name}: not seen (`)
    const before = google.others
    const firestore = 'databases/(default)'
    google.others = {
      ...before,
      '/services/firestore.googleapis.com': { enforcementMode: 'ENFORCED' },
      '/services/identitytoolkit.googleapis.com': { enforcementMode: 'UNENFORCED' },
      '/admin/v2/projects/some-project/config': { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
      [firestore]: { deleteProtectionState: 'DELETE_PROTECTION_ENABLED' },
      [`${firestore}/backupSchedules`]: { backupSchedules: [{ retention: '604800s' }] },
      '/billingInfo': { billingAccountName: 'billingAccounts/1-2-3' },
      '/billingAccounts/1-2-3/budgets': {},
    }
    const { code, output } = await check('some-project')
    const states = NAMES.map((name) => new RegExp(`- ${name}: (.+)`).exec(output)?.[1])
    expect(states).toEqual(['on', 'OFF', 'on', 'on', 'OFF', 'on', 'OFF'])
    expect(code).toBe(0)
  })
})
