/** Runs the product on Firebase's Emulator Suite: Auth, Functions, Hosting and, if available, the UI and Firestore. */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Failure } from '#cli/failure.ts'
import { PROJECT_ID, ROOT } from '#cli/paths.ts'
import { step } from '#cli/steps.ts'
import { readShippedConfig } from '#deploy/hosting.ts'
import { type Availability, findFirestore, findUi } from '#emulators/downloads.ts'
import { firebase } from '#emulators/firebase.ts'
import type { EmulatorPorts } from '#emulators/ports.ts'
import { requireHealthy } from '#stack/healthChecks.ts'
import { copyBuilds } from '#stack/build.ts'
import { startFirestore } from '#stack/firestore.ts'
import { linkPackages } from '#stack/function/function.ts'
import { functionLines } from '#stack/function/functionOutput.ts'
import { prepareSite } from '#stack/hosting/hosting.ts'
import { requireFree } from '#stack/ports.ts'

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

const READY = 'All emulators ready'
const WARNING = /^(?:⚠|Error)/
/** Prefix of the function's output. */
const FUNCTION_OUTPUT = /^>\s+/
/** Lines of output in the message of a failed start. */
const SHOWN_LINES = 40

const functionsSchema = z.array(z.looseObject({ source: z.string() }))

/** Writes the run folder that firebase-tools reads: the builds, the rules and a `firebase.json` with these ports. */
async function writeProject(folder: string, ports: EmulatorPorts, hasUi: boolean, hasFirestore: boolean) {
  const shipped = await readShippedConfig()
  const at = (port: number) => ({ host: '127.0.0.1', port })
  await copyBuilds(folder)
  await linkPackages(join(folder, 'function'))
  // Overrides the settings of the local stack.
  await writeFile(join(folder, 'function/.env.local'), `HOSTING_ORIGIN=http://127.0.0.1:${ports.hosting}\n`)
  for (const file of ['firestore.rules', 'firestore.indexes.json'])
    await cp(join(ROOT, file), join(folder, file))
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
async function startEmulators(folder: string, emulators: readonly string[], env: NodeJS.ProcessEnv) {
  const { promise: ready, resolve } = Promise.withResolvers<true>()
  const lines: string[] = []
  const onLine = (line: string) => {
    if (line.includes(READY)) resolve(true)
    if (lines.push(line) > SHOWN_LINES) lines.shift()
    linesToShow(line).forEach((shown) => console.log(`  ${shown}`))
  }
  const args = ['emulators:start', '--project', PROJECT_ID, '--only', emulators.join(',')]
  const emulatorProcess = firebase(args, { folder, env, onLine })
  if ((await Promise.race([ready, emulatorProcess])) !== true) {
    throw new Failure(`The emulators stopped. They said:\n\n  ${lines.join('\n  ')}`)
  }
  return {
    ended: emulatorProcess.then(({ exitCode }) => `The emulators stopped (exit code ${exitCode}).`),
    async stop() {
      emulatorProcess.kill('SIGINT')
      await emulatorProcess
    },
  }
}

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
  const running: { stop: () => Promise<void> }[] = []
  const stop = async () => {
    for (const { stop: end } of running.toReversed()) await end()
  }
  try {
    const ends: Promise<string>[] = []
    if (!firestore.isAvailable) {
      const local = await step('Local Firestore', () =>
        startFirestore(ports.firestore, ':memory:', { logFile: join(folder, 'local-firestore.log') }),
      )
      running.push(local)
      ends.push(local.exited.then((code) => `The local Firestore stopped (exit code ${code}).`))
    }
    const emulators = await step('Emulators', () =>
      startEmulators(
        folder,
        ['auth', 'functions', 'hosting', ...(firestore.isAvailable ? ['firestore'] : [])],
        firestore.isAvailable ? {} : { FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}` },
      ),
    )
    running.push(emulators)
    ends.push(emulators.ended)
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
