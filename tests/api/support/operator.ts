/** The operator's functions, run as commands run them. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { PROJECT_ID, ROOT } from '../../../tools/cli/paths.ts'
import type { Store } from './api.ts'
import { objectOf } from './ask.ts'

const run = promisify(execFile)
const ADMIN = join(import.meta.dirname, 'admin.mjs')
/** An address, which `--import` takes on every system. */
export const FAKE_CLOCK = new URL('fakeClock.ts', import.meta.url).href

async function runAdmin(store: Store, args: readonly string[], isForHours = false): Promise<unknown> {
  const clock = isForHours ? ['--import', FAKE_CLOCK] : []
  const source = process.env.FUNCTION_SOURCE ?? join(ROOT, 'functions')
  const { stdout } = await run(process.execPath, [...clock, ADMIN, source, ...args], {
    env: {
      ...process.env,
      GCLOUD_PROJECT: PROJECT_ID,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${store.port}`,
      FIREBASE_AUTH_EMULATOR_HOST: inject('authHost'),
      METADATA_SERVER_DETECTION: 'none',
    },
  })
  return JSON.parse(stdout)
}

/**
 * Removes a person. Answers what was there.
 * @param isForHours whether the work finds a minute gone whenever it looks at the clock
 */
export const deleteUser = async (store: Store, uid: string, { isForHours = false } = {}) =>
  objectOf(await runAdmin(store, ['deleteUser', uid], isForHours))

/** What the reconciler would repair, in words. */
export async function findRepairs(store: Store): Promise<string[]> {
  const repairs = await runAdmin(store, ['findRepairs'])
  if (!Array.isArray(repairs)) throw new Error('Repairs are a list.')
  return repairs.map(String)
}

/** Repairs everything that the reconciler finds. */
export async function repairAll(store: Store): Promise<void> {
  await runAdmin(store, ['repairAll'])
}
