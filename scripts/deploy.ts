/**
 * `npm run deploy`: checks what a deploy needs, runs every test, then one `firebase deploy` of hosting, function, rules
 * and indexes. Nothing is touched before all checks have passed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { requireAppCheck } from './deploy/appCheck.ts'
import { Failure, runMain } from './stack/failure.ts'
import { ROOT } from './stack/paths.ts'
import { step } from './stack/steps.ts'

const FIREBASE = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js')
const useSchema = z.object({ result: z.string() })
const loginSchema = z.object({ result: z.array(z.unknown()) })
const appsSchema = z.object({ result: z.array(z.object({ platform: z.string() })) })

/** What a firebase command answers in JSON; null when it fails. */
function ask(args: readonly string[]): unknown {
  const { stdout } = spawnSync(process.execPath, [FIREBASE, ...args, '--json', '--non-interactive'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  try {
    return JSON.parse(stdout)
  } catch {
    return null
  }
}

function chooseProject(wanted: string | undefined): string {
  const used = z.safeParse(useSchema, wanted ? { result: wanted } : ask(['use']))
  const id = used.success ? used.data.result : ''
  if (id === '' || id.startsWith('demo-')) {
    throw new Failure(
      'Which Firebase project? Choose one with "npx firebase use --add", or name it: npm run deploy -- --project ID',
    )
  }
  return id
}

function requireLogin(): void {
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS || process.env.FIREBASE_TOKEN) return
  const accounts = z.safeParse(loginSchema, ask(['login:list']))
  if (!accounts.success || accounts.data.result.length === 0) {
    throw new Failure('You are not signed in to Firebase. Run "npx firebase login" first.')
  }
}

/** Hosting serves the web configuration at its reserved address only when the project has a web app. */
function requireWebApp(project: string): void {
  const apps = z.safeParse(appsSchema, ask(['apps:list', 'WEB', '--project', project]))
  if (!apps.success)
    throw new Failure(`The project ${project} could not be read. Does it exist, and may you use it?`)
  if (apps.data.result.length === 0) {
    throw new Failure(
      `${project} has no web app yet. Create one: npx firebase apps:create WEB "Artifact Tracker" --project ${project}`,
    )
  }
}

function run(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Failure('The deploy stopped there; the messages above say why.')),
    )
  })
}

runMain(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' } } })
  const project = chooseProject(values.project)
  await step('App Check', () => requireAppCheck(project))
  await step('Signed in', async () => requireLogin())
  await step('Web app', async () => requireWebApp(project))
  await run([join(ROOT, 'scripts/test.ts')])
  await run([FIREBASE, 'deploy', '--only', 'hosting,functions,firestore', '--project', project])
})
