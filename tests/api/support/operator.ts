/** Runs operator functions in a separate process, as the commands do: one process per store. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { inject } from 'vitest'
import { PROJECT_ID } from '../../../tools/cli/paths.ts'
import { FAKE_CLOCK, type Store } from './api.ts'
import { objectOf } from './ask.ts'
import { closeAtEnd } from './closing.ts'

const ADMIN = join(import.meta.dirname, 'admin.mjs')

type Operator = (name: string, ...args: readonly string[]) => Promise<unknown>

/** @param isForHours whether each reading of the clock advances it by a minute (`fakeClock.ts`) */
function startOperator(store: Store, isForHours = false): Operator {
  const clock = isForHours ? ['--import', FAKE_CLOCK] : []
  const child = spawn(process.execPath, [...clock, ADMIN], {
    env: {
      ...process.env,
      GCLOUD_PROJECT: PROJECT_ID,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${store.port}`,
      FIREBASE_AUTH_EMULATOR_HOST: inject('authHost'),
      METADATA_SERVER_DETECTION: 'none',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const isKept = store.isShared && !isForHours
  // A kept process ends with this one.
  if (!isKept)
    closeAtEnd(() => {
      child.stdin.end()
      return ended
    })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return async (...request) => {
    child.stdin.write(`${JSON.stringify(request)}\n`)
    const line = await lines.next()
    if (line.done) throw new Error(`The operator's process ended at ${request.join(' ')}.`)
    const { answer, error } = objectOf(JSON.parse(line.value))
    if (typeof error === 'string') throw new Error(error)
    return answer
  }
}

const operators = new WeakMap<Store, Operator>()

function operatorOf(store: Store): Operator {
  const operator = operators.get(store) ?? startOperator(store)
  operators.set(store, operator)
  return operator
}

/**
 * Deletes a user; returns what was stored.
 * @param isForHours true makes the deletion take hours: each reading of its clock is a minute after the last one
 */
export async function deleteUser(store: Store, uid: string, { isForHours = false } = {}) {
  const operator = isForHours ? startOperator(store, true) : operatorOf(store)
  return objectOf(await operator('deleteUser', uid))
}

async function describeRepairs(store: Store, name: string): Promise<string[]> {
  const repairs = await operatorOf(store)(name)
  if (!Array.isArray(repairs)) throw new Error('Repairs are a list.')
  return repairs.map(String)
}

/** Describes what the reconciler would repair. */
export const findRepairs = (store: Store) => describeRepairs(store, 'findRepairs')

/** Removes the records of accounts that do not exist, as `--missing-accounts` does, and describes the removals. */
export const removeRecordsWithoutAccount = (store: Store) =>
  describeRepairs(store, 'removeRecordsWithoutAccount')

/** Repairs everything that the reconciler finds. */
export async function repairAll(store: Store): Promise<void> {
  await operatorOf(store)('repairAll')
}
