import { join } from 'node:path'
import { execaNode } from 'execa'
import { ROOT } from '#cli/paths.ts'
import { EXIT_WITH_PARENT } from '#stack/child.ts'

const FIREBASE = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js')
const STOP_TIMEOUT_MS = 20_000

interface FirebaseOptions {
  /** Working directory: holds `firebase.json`, and gets the log files. */
  readonly folder: string
  readonly env?: NodeJS.ProcessEnv
  /** Called with each line of output. */
  readonly onLine: (line: string) => void
}

/**
 * Runs the Firebase command line. The process is in its own process group, so that Ctrl-C reaches only the caller, and it
 * ends when the caller is gone.
 */
export function firebase(args: readonly string[], { folder, env, onLine }: FirebaseOptions) {
  const readLine = function* (line: unknown) {
    onLine(String(line))
    yield line
  }
  return execaNode(FIREBASE, [...args, '--non-interactive'], {
    cwd: folder,
    env: { NO_UPDATE_NOTIFIER: '1', METADATA_SERVER_DETECTION: 'none', ...env },
    nodeOptions: ['--import', EXIT_WITH_PARENT],
    stdout: readLine,
    stderr: readLine,
    buffer: false,
    detached: true,
    reject: false,
    forceKillAfterDelay: STOP_TIMEOUT_MS,
  })
}
