import { join } from 'node:path'
import { execa, execaSync } from 'execa'
import * as z from 'zod/mini'
import { Failure } from '#cli/failure.ts'
import { ROOT } from '#cli/paths.ts'
import { buildHosting, DEPLOY_CONFIG } from '#deploy/hosting.ts'

const FIREBASE = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js')
const answerSchema = z.object({
  status: z.string(),
  result: z.optional(z.unknown()),
  error: z.optional(z.string()),
})

/** What a firebase command answers, or why it could not. */
export type Asked =
  { readonly ok: true; readonly result: unknown } | { readonly ok: false; readonly error: string }

/** Asks the Firebase command line something in JSON. It changes nothing. */
export function ask(args: readonly string[]): Asked {
  const { stdout, stderr } = execaSync(process.execPath, [FIREBASE, ...args, '--json', '--non-interactive'], {
    cwd: ROOT,
    reject: false,
  })
  try {
    const { status, result, error } = z.parse(answerSchema, JSON.parse(stdout))
    return status === 'success' ? { ok: true, result } : { ok: false, error: error ?? status }
  } catch {
    return { ok: false, error: `${stdout}${stderr}`.trim() }
  }
}

/** Runs a program of this repository in this terminal. @throws Failure if it fails */
async function run(args: readonly string[]): Promise<void> {
  const { failed } = await execa(process.execPath, args, { cwd: ROOT, stdio: 'inherit', reject: false })
  if (failed) throw new Failure('The deploy stopped there; the messages above say why.')
}

/** Runs the project's tests. @throws Error when one is red */
export const runTests = () => run([join(ROOT, 'tools/test.ts')])

/** Builds and deploys everything, Hosting with the header rules for the very files of this build. */
export async function deploy(project: string): Promise<void> {
  await buildHosting(project)
  const only = ['--only', 'hosting,functions,firestore']
  await run([FIREBASE, 'deploy', ...only, '--project', project, '--config', DEPLOY_CONFIG])
}
