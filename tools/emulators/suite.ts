/** Runs the product on Firebase's Emulator Suite: Auth, Functions, Hosting and, if available, the UI and Firestore. */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { PROJECT_ID, ROOT } from '#cli/paths.ts'
import { step } from '#cli/steps.ts'
import { readShippedConfig } from '#deploy/hosting.ts'
import { type Availability, findFirestore, findUi } from '#emulators/downloads.ts'
import type { EmulatorPorts } from '#emulators/ports.ts'
import { requireHealthy } from '#stack/healthChecks.ts'
import { copyBuilds } from '#stack/build.ts'
import { FIREBASE, FIREBASE_ENV } from '#stack/firebaseCommand.ts'
import { startFirestore } from '#stack/firestore.ts'
import { linkPackages } from '#stack/function/function.ts'
import { functionLines } from '#stack/function/functionOutput.ts'
import { prepareSite } from '#stack/hosting/hosting.ts'
import { requireFree } from '#stack/ports.ts'
import { readRules } from '#stack/rules.ts'
import { type Child, startChild } from '#stack/processes/child.ts'

export interface Suite {
  readonly app: string
  readonly auth: string
  readonly ports: EmulatorPorts
  readonly ui: Availability
  /** Google's Firestore emulator; if it is not available, the local Firestore replaces it. */
  readonly firestore: Availability
  /** Resolves with a sentence when a process exits. */
  readonly broken: Promise<string>
  stop(): Promise<void>
}

const WARNING = /^(?:⚠|Error)/
/** Prefix of the function's output. */
const FUNCTION_OUTPUT = /^>\s+/
/** Seconds for the function to load. Otherwise 10 when it is found, and 30 for each process. */
const FUNCTIONS_DISCOVERY_TIMEOUT = '600'
/** Firebase's emulators end one after the other. */
const STOP_TIMEOUT_MS = 20_000

const functionsSchema = z.array(z.looseObject({ source: z.string() }))

/** Writes the run folder that firebase-tools reads: the builds, the rules and a `firebase.json` with these ports. */
async function writeProject(folder: string, ports: EmulatorPorts, hasUi: boolean, hasFirestore: boolean) {
  const shipped = await readShippedConfig()
  const at = (port: number) => ({ host: '127.0.0.1', port })
  await copyBuilds(folder)
  await linkPackages(join(folder, 'function'))
  // Overrides the settings of the local stack.
  await writeFile(join(folder, 'function/.env.local'), `HOSTING_ORIGIN=http://127.0.0.1:${ports.hosting}\n`)
  await writeFile(join(folder, 'firestore.rules'), await readRules())
  await cp(join(ROOT, 'firestore.indexes.json'), join(folder, 'firestore.indexes.json'))
  const config = {
    firestore: shipped.firestore,
    functions: z
      .parse(functionsSchema, shipped.functions)
      .map((entry) => ({ ...entry, source: 'function', predeploy: [] })),
    hosting: await prepareSite(folder, ports),
    emulators: {
      auth: at(ports.auth),
      functions: at(ports.functions),
      hosting: at(ports.hosting),
      hub: at(ports.hub),
      logging: at(ports.logging),
      ...(hasFirestore && { firestore: at(ports.firestore) }),
      ui: { enabled: hasUi, ...at(ports.ui) },
      singleProjectMode: true,
    },
  }
  await writeFile(join(folder, 'firebase.json'), JSON.stringify(config, null, 2))
}

function linesToShow(line: string): readonly string[] {
  if (FUNCTION_OUTPUT.test(line)) return functionLines(line.replace(FUNCTION_OUTPUT, ''), { requests: true })
  return WARNING.test(line) ? [line] : []
}

/** Starts `firebase emulators:start`. @throws Failure with its last lines of output if it ends before it is ready */
const startEmulators = (folder: string, emulators: readonly string[], env: NodeJS.ProcessEnv) =>
  startChild({
    name: 'The emulator suite',
    args: [
      FIREBASE,
      'emulators:start',
      '--project',
      PROJECT_ID,
      '--only',
      emulators.join(','),
      '--non-interactive',
    ],
    cwd: folder,
    env: { ...FIREBASE_ENV, FUNCTIONS_DISCOVERY_TIMEOUT, ...env },
    ready: /All emulators ready/,
    onLine: (line) => linesToShow(line).forEach((shown) => console.log(`  ${shown}`)),
    stopTimeout: STOP_TIMEOUT_MS,
  })

interface SuiteOptions {
  readonly ports: EmulatorPorts
  /** Run folder, emptied first. Below the repository's root, where the function finds its packages. */
  readonly folder: string
}

/** Builds what is outdated and starts everything, with empty stores in memory. */
export async function startSuite({ ports, folder }: SuiteOptions): Promise<Suite> {
  await requireFree(ports)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const [ui, firestore] = await Promise.all([findUi(folder), findFirestore(folder)])
  await writeProject(folder, ports, ui.isAvailable, firestore.isAvailable)
  const running: Child[] = []
  const stop = async () => {
    for (const child of running.toReversed()) await child.stop()
  }
  try {
    const ends: Promise<string>[] = []
    const watch = (name: string, child: Child) => {
      running.push(child)
      ends.push(child.exited.then((code) => `${name} stopped (exit code ${code}).`))
    }
    if (!firestore.isAvailable) {
      const local = await step('Local Firestore', () =>
        startFirestore(ports.firestore, ':memory:', { logFile: join(folder, 'local-firestore.log') }),
      )
      watch('The local Firestore', local)
    }
    const emulators = await step('Emulators', () =>
      startEmulators(
        folder,
        ['auth', 'functions', 'hosting', ...(firestore.isAvailable ? ['firestore'] : [])],
        firestore.isAvailable ? {} : { FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}` },
      ),
    )
    watch('The emulator suite', emulators)
    await requireHealthy(ports)
    return {
      app: `http://localhost:${ports.hosting}`,
      auth: `http://127.0.0.1:${ports.auth}`,
      ports,
      ui,
      firestore,
      broken: Promise.race(ends),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
