import { join } from 'node:path'
import { ROOT } from '#cli/paths.ts'
import { startNode } from '#stack/processes/child.ts'

const FIREBASE = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js')
/** Firebase's emulators end one after the other. */
const STOP_TIMEOUT_MS = 20_000

interface FirebaseOptions {
  /** Working directory: holds `firebase.json`, and gets the log files. */
  readonly folder: string
  readonly env?: NodeJS.ProcessEnv
  /** Called with each line of output. */
  readonly onLine: (line: string) => void
}

/** Starts the Firebase command line, which ends with this process. */
export function firebase(args: readonly string[], { folder, env, onLine }: FirebaseOptions) {
  return startNode([FIREBASE, ...args, '--non-interactive'], {
    cwd: folder,
    env: { NO_UPDATE_NOTIFIER: '1', METADATA_SERVER_DETECTION: 'none', ...env },
    onLine,
    stopTimeout: STOP_TIMEOUT_MS,
  })
}
