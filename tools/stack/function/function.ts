/** Runs the built function as one process that serves requests concurrently, as in production. */
import { existsSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT_ID, ROOT } from '#cli/paths.ts'
import { type Child, type ChildOutput, startChild } from '#stack/processes/child.ts'

const FRAMEWORK = join(ROOT, 'node_modules/@google-cloud/functions-framework/build/src/main.js')

interface FunctionOptions extends ChildOutput {
  /** Folder of the build, with its packages. */
  readonly folder: string
  readonly port: number
  readonly firestorePort: number
  /** Settings that override those of every local function. */
  readonly env?: NodeJS.ProcessEnv
  /** Whether the build has source maps for stack traces. */
  readonly hasSourceMaps?: boolean
}

/** Links packages that npm did not hoist into a build's folder. */
export async function linkPackages(folder: string): Promise<void> {
  const packages = join(ROOT, 'functions/node_modules')
  if (existsSync(packages)) await symlink(packages, join(folder, 'node_modules'), 'junction')
}

/** @throws Failure if the function exits before it listens */
export function startFunction({
  folder,
  port,
  firestorePort,
  env,
  hasSourceMaps = false,
  ...output
}: FunctionOptions): Promise<Child> {
  return startChild({
    name: 'The function',
    args: [
      ...(hasSourceMaps ? ['--enable-source-maps'] : []),
      FRAMEWORK,
      '--target=api',
      `--source=${folder}`,
      `--port=${port}`,
    ],
    env: {
      GCLOUD_PROJECT: PROJECT_ID,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestorePort}`,
      METADATA_SERVER_DETECTION: 'none',
      APP_CHECK: 'off',
      WRITES_PER_MINUTE: '100000',
      RECORDS_PER_DAY: '1000000',
      RECORDS_PER_DAY_NEW: '1000000',
      PHOTOS_PER_DAY_NEW: '1000000',
      REPORTS_PER_DAY: '1000000',
      REPORTS_PER_DAY_NEW: '1000000',
      READS_PER_MINUTE: '1000000',
      DOCUMENTS_PER_MINUTE: '100000000',
      BYTES_PER_MINUTE: '999999999',
      COST_PER_DAY: '999999999',
      ...env,
    },
    ready: /URL: http/,
    ...output,
  })
}
