import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
/** Everything that a running stack leaves on disk: data, run folders, build stamps. Ignored by git. */
export const LOCAL = join(ROOT, '.local')
/** The project id that keeps every Firebase tool offline. */
export const PROJECT_ID = 'demo-artifact-tracker'
