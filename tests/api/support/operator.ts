/** The operator's scripts, run as an operator runs them. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { PROJECT_ID, ROOT } from '../../../tools/cli/paths.ts'
import type { Store } from './api.ts'

const run = promisify(execFile)

/** Loaded into a script's process, makes its clock leap. */
const FAKE_CLOCK = join(ROOT, 'tests/api/support/fakeClock.ts')

async function runScript(
  store: Store,
  nodeOptions: readonly string[],
  script: string,
  options: readonly string[],
): Promise<string[]> {
  const args = [...nodeOptions, join(ROOT, `functions/${script}.mjs`), ...options]
  const { stdout } = await run(process.execPath, args, {
    env: {
      ...process.env,
      GCLOUD_PROJECT: PROJECT_ID,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${store.port}`,
      FIREBASE_AUTH_EMULATOR_HOST: inject('authHost'),
      METADATA_SERVER_DETECTION: 'none',
    },
  })
  return stdout.trim().split('\n')
}

/** Runs `functions/{script}.mjs` on a store and answers the lines it prints. */
export const operate = (store: Store, script: string, ...options: string[]) =>
  runScript(store, [], script, options)

/** The same where work takes hours: the script finds a minute gone whenever it looks at the clock. */
export const operateForHours = (store: Store, script: string, ...options: string[]) =>
  runScript(store, ['--import', FAKE_CLOCK], script, options)
