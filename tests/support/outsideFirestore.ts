/**
 * The Firestore that tests are pointed at with `FIRESTORE_EMULATOR_HOST`, instead of one that they start themselves
 * (docs/emulators.md). The variable is read here only, when vitest reads its settings, and taken out of the environment:
 * the Admin SDK obeys it over any address it is given, so whoever inherited it would write to that store.
 */
declare module 'vitest' {
  export interface ProvidedContext {
    /** The port of the Firestore that tests are pointed at; null when they start their own. */
    outsideFirestore: number | null
  }
}

const HERE = /^(?:127\.0\.0\.1|localhost):(\d+)$/

/** @throws Error when the variable names another machine: tests empty the store that they are pointed at */
export function takeOutsideFirestore(env: NodeJS.ProcessEnv): number | null {
  const host = env.FIRESTORE_EMULATOR_HOST
  delete env.FIRESTORE_EMULATOR_HOST
  if (host === undefined || host === '') return null
  const port = HERE.exec(host)?.[1]
  if (port === undefined) throw new Error(`FIRESTORE_EMULATOR_HOST must be 127.0.0.1:PORT, not ${host}.`)
  return Number(port)
}
