import { join } from 'node:path'

/** The repository's root folder. */
export const ROOT = join(import.meta.dirname, '..', '..')
/** Everything that a running stack leaves on disk: data, run folders, build stamps. Ignored by git. */
export const LOCAL = join(ROOT, '.local')
/** What the processes of `npm start` and `npm run dev` write: a file for each, begun anew at each start. */
export const LOGS = join(LOCAL, 'logs')
/** The project id that keeps every Firebase tool offline. */
export const PROJECT_ID = 'demo-artifact-tracker'
