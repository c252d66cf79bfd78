import { join } from 'node:path'

/** The repository's root folder. */
export const ROOT = join(import.meta.dirname, '..', '..')
/** Data, run folders, logs and build stamps of the local stack. Ignored by git. */
export const LOCAL = join(ROOT, '.local')
/** Log files of `npm start` and `npm run dev`, one per process, overwritten at each start. */
export const LOGS = join(LOCAL, 'logs')
/** A `demo-` project keeps all Firebase tools offline. */
export const PROJECT_ID = 'demo-artifact-tracker'
