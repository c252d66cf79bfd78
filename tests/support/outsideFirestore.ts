/**
 * Makes tests use the Firestore at `FIRESTORE_EMULATOR_HOST` if it is set (docs/emulators.md). Vitest's
 * configuration removes the variable from the environment, because the Admin SDK in child processes would
 * prefer it to their own address.
 */
declare module 'vitest' {
  export interface ProvidedContext {
    /** Port of the Firestore at FIRESTORE_EMULATOR_HOST; null if tests start their own. */
    outsideFirestore: number | null
  }
}

const HERE = /^(?:127\.0\.0\.1|localhost):(\d+)$/

/** @throws Error if the variable names another machine, because tests delete all documents */
export function takeOutsideFirestore(env: NodeJS.ProcessEnv): number | null {
  const host = env.FIRESTORE_EMULATOR_HOST
  delete env.FIRESTORE_EMULATOR_HOST
  if (host === undefined || host === '') return null
  const port = HERE.exec(host)?.[1]
  if (port === undefined) throw new Error(`FIRESTORE_EMULATOR_HOST must be 127.0.0.1:PORT, not ${host}.`)
  return Number(port)
}
