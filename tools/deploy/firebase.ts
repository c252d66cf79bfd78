import { join } from 'node:path'
import { execa, execaSync } from 'execa'
import * as z from 'zod/mini'
import { Failure } from '#cli/failure.ts'
import { ROOT } from '#cli/paths.ts'
import { SITE } from '@tracker/domain/site/site.ts'
import { readGoogle } from '#deploy/google.ts'
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

const repositorySchema = z.object({
  cleanupPolicies: z.optional(z.record(z.string(), z.unknown())),
  labels: z.optional(z.record(z.string(), z.string())),
})

/** Whether the repository of the function's container images exists without a policy that deletes old ones. */
async function keepsAllImages(project: string): Promise<boolean> {
  const path = `/v1/projects/${project}/locations/${SITE.regions.function}/repositories/gcf-artifacts`
  const [response] = await readGoogle(project, [{ origin: 'artifactRegistryDomain', path }])
  const found = response && 'body' in response ? z.safeParse(repositorySchema, response.body).data : undefined
  const { cleanupPolicies = {}, labels = {} } = found ?? {}
  return (
    found !== undefined &&
    Object.keys(cleanupPolicies).length === 0 &&
    labels['firebase-functions-cleanup-opted-out'] !== 'true'
  )
}

/**
 * Runs one `firebase deploy` of what is built. The first deploy without a terminal ends in an error of the Firebase CLI once
 * the function is there, because nobody is asked how long container images are kept: a policy of one day, the CLI's
 * default, is then set, and the deploy goes on.
 * @param message is kept with the release of Hosting
 * @param runFirebase runs the Firebase CLI, and fails if it does
 */
export async function deployBuilt(
  project: string,
  message: string,
  runFirebase = (args: readonly string[]) => run([FIREBASE, ...args]),
): Promise<void> {
  const target = ['--project', project, '--config', DEPLOY_CONFIG]
  const command = ['deploy', '--only', 'hosting,functions,firestore', '--message', message, ...target]
  try {
    await runFirebase(command)
  } catch (error) {
    if (!(await keepsAllImages(project))) throw error
    const region = ['--location', SITE.regions.function]
    await runFirebase(['functions:artifacts:setpolicy', ...region, '--force', ...target])
    await runFirebase(command)
  }
}

/** Builds and deploys everything, with header rules for the files of this build. */
export async function deploy(project: string, message: string): Promise<void> {
  await buildHosting(project)
  await deployBuilt(project, message)
}
