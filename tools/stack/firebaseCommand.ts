/** The Firebase command line, as a program for Node. */
import { join } from 'node:path'
import { ROOT } from '#cli/paths.ts'

export const FIREBASE = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js')

/** Prevents it from checking for updates, messages of the day and Google's metadata server. */
export const FIREBASE_ENV = { NO_UPDATE_NOTIFIER: '1', CI: 'true', METADATA_SERVER_DETECTION: 'none' }
