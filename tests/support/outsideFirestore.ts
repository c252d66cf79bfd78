/**
 * Tests use the Firestore at `FIRESTORE_EMULATOR_HOST` if it is set (docs/emulators.md). Vitest's configuration reads the variable and
 * removes it from the environment, since the Admin SDK of any child process would prefer it to the address that it is given.
 */
declare module 'vitest' {
  export interface ProvidedContext {
    /** Port of the Firestore at FIRESTORE_EMULATOR_HOST; null if tests start their own. */
    outsideFirestore: number | null
  }
}

const HERE = /^(?:127\.0\.0\.1|localhost):(\d+)$/

/** @throws Error if the variable names another machine, since tests delete all documents */
export function takeOutsideFirestore(env: NodeJS.ProcessEnv): number | null {
  const host = env.FIRESTORE_EMULATOR_HOST
  delete env.FIRESTORE_EMULATOR_HOST
  if (host === undefined || host === '') return null
  const port = HERE.exec(host)?.[1]
  if (port === undefined) throw new Error(`FIRESTORE_EMULATOR_HOST must be 127.0.0.1:PORT, not ${host}.`)
  return Number(port)
}
