/** A built function as one process that serves many requests at once, as in production. */
import { existsSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT_ID, ROOT } from '#cli/paths.ts'
import { type Child, type ChildOutput, startChild } from '#stack/child.ts'

const FRAMEWORK = join(ROOT, 'node_modules/@google-cloud/functions-framework/build/src/main.js')

interface FunctionOptions extends ChildOutput {
  /** The folder of the build, with the packages that it needs beside it. */
  readonly folder: string
  readonly port: number
  readonly firestorePort: number
  /** Settings beside those of every local function. */
  readonly env?: NodeJS.ProcessEnv
  /** Whether stacks name the sources: the build has source maps. */
  readonly hasSourceMaps?: boolean
}

/** Links the packages that npm did not hoist into the folder of a build, which is inside the repository. */
export async function linkPackages(folder: string): Promise<void> {
  const packages = join(ROOT, 'functions/node_modules')
  if (existsSync(packages)) await symlink(packages, join(folder, 'node_modules'), 'junction')
}

/** @throws Failure when the function ends before it listens */
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
      READS_PER_MINUTE: '1000000',
      DOCUMENTS_PER_MINUTE: '100000000',
      ...env,
    },
    ready: /URL: http/,
    ...output,
  })
}
