import { join } from 'node:path'
import { execa, execaSync } from 'execa'
import * as z from 'zod/mini'
import { Failure } from '#cli/failure.ts'
import { ROOT } from '#cli/paths.ts'
import { buildHosting, DEPLOY_CONFIG } from '#deploy/hosting.ts'
import { FIREBASE } from '#stack/firebaseCommand.ts'

const outputSchema = z.object({
  status: z.string(),
  result: z.optional(z.unknown()),
  error: z.optional(z.string()),
})

/** Result of a Firebase command, or its error. */
export type FirebaseResult =
  { readonly ok: true; readonly result: unknown } | { readonly ok: false; readonly error: string }

/** Runs a Firebase command that only reads, and parses its JSON output. */
export function queryFirebase(args: readonly string[]): FirebaseResult {
  const { stdout, stderr } = execaSync(process.execPath, [FIREBASE, ...args, '--json', '--non-interactive'], {
    cwd: ROOT,
    reject: false,
  })
  try {
    const { status, result, error } = z.parse(outputSchema, JSON.parse(stdout))
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

/** Runs all tests. @throws Failure if one fails */
export const runTests = () => run([join(ROOT, 'tools/test.ts')])

/** Builds and deploys everything, with header rules for the files of this build. */
export async function deploy(project: string): Promise<void> {
  await buildHosting(project)
  const only = ['--only', 'hosting,functions,firestore']
  await run([FIREBASE, 'deploy', ...only, '--project', project, '--config', DEPLOY_CONFIG])
}
