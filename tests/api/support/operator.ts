/** The operator's scripts, run as an operator runs them. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { PROJECT_ID, ROOT } from '../../../scripts/stack/paths.ts'
import type { Store } from './api.ts'

const run = promisify(execFile)

/** Runs `functions/{script}.mjs` on a store and answers the lines it prints. */
export async function operate(store: Store, script: string, ...options: string[]): Promise<string[]> {
  const { stdout } = await run(process.execPath, [join(ROOT, `functions/${script}.mjs`), ...options], {
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
