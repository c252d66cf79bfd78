/** Finds the emulators that firebase-tools downloads, or the reason why this machine cannot run them. */
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { FIREBASE, FIREBASE_ENV } from '#stack/firebaseCommand.ts'
import { startNode } from '#stack/processes/child.ts'

/** The cache folder of firebase-tools. */
const CACHE = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators')
/** firebase-tools 15 refuses older versions. */
const MIN_JAVA = 21

/** An emulator that can be started, or the reason why not. */
export type Availability = { readonly isAvailable: true } | { readonly isAvailable: false; reason: string }

const AVAILABLE = { isAvailable: true } as const
const unavailable = (reason: string) => ({ isAvailable: false, reason }) as const

async function isCached(prefix: string): Promise<boolean> {
  return existsSync(CACHE) && (await readdir(CACHE)).some((name) => name.startsWith(prefix))
}

async function download(folder: string, name: 'ui' | 'firestore', prefix: string): Promise<Availability> {
  if (await isCached(prefix)) return AVAILABLE
  let error = 'firebase-tools gave no reason'
  const onLine = (line: string) => {
    if (line.startsWith('Error: ')) error = line.slice('Error: '.length)
  }
  const args = [FIREBASE, `setup:emulators:${name}`, '--non-interactive']
  const { exitCode } = await startNode(args, { cwd: folder, env: FIREBASE_ENV, onLine })
  return exitCode === 0 ? AVAILABLE : unavailable(`it could not be downloaded: ${error}`)
}

/** The major version in the output of `java -version`; null if there is no Java. */
export function javaVersion(output: string): number | null {
  const [, major] = /version "(\d+)/.exec(output) ?? []
  return major === undefined ? null : Number(major)
}

/** Emulator UI. @param folder for the log files of firebase-tools */
export const findUi = (folder: string): Promise<Availability> => download(folder, 'ui', 'ui-v')

/** Google's Firestore emulator. @param folder for the log files of firebase-tools */
export async function findFirestore(folder: string): Promise<Availability> {
  const { all } = await execa('java', ['-version'], { all: true, reject: false })
  const java = javaVersion(all)
  if (java === null) return unavailable(`it needs Java ${MIN_JAVA}, and there is no Java here`)
  if (java < MIN_JAVA) return unavailable(`it needs Java ${MIN_JAVA}, and this is Java ${java}`)
  if (process.env.FIRESTORE_EMULATOR_BINARY_PATH !== undefined) return AVAILABLE
  return download(folder, 'firestore', 'cloud-firestore-emulator-')
}
