import { existsSync } from 'node:fs'
import { readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { type Child, type ChildOutput, EXIT_WITH_PARENT, startChild } from '#stack/child.ts'
import { PROJECT_ID, ROOT } from '#cli/paths.ts'
import { rulesForFiles } from '#deploy/hosting.ts'
import type { Ports } from '#stack/ports.ts'

/**
 * Keeps the Firebase command line from asking the network for news: of itself, of its messages of the day, and, with the
 * `npm` that it does not find, of firebase-functions, which took seconds of each start.
 */
export const OFFLINE = { NO_UPDATE_NOTIFIER: '1', CI: 'true', PATH: dirname(process.execPath) }

const headerRule = z.object({
  source: z.string(),
  headers: z.array(z.object({ key: z.string(), value: z.string() })),
})
const configSchema = z.looseObject({
  functions: z.array(z.looseObject({ source: z.string() })),
  hosting: z.looseObject({ public: z.string(), headers: z.array(headerRule) }),
})

/** The shipped policy, with the local services allowed where production allows Google's. */
function allowLocal(policy: string, ports: Ports): string {
  const auth = `http://127.0.0.1:${ports.auth}`
  const firestore = `http://127.0.0.1:${ports.firestore}`
  return policy
    .replace('connect-src ', `connect-src ${auth} ${firestore} `)
    .replace('frame-src ', `frame-src ${auth} `)
}

/**
 * Completes a folder whose `site` and `functions` are there, for the emulators: the shipped `firebase.json` with this
 * run's ports, and the addresses of the local services. The folder is inside the repository, and links to the packages
 * that npm did not hoist, so that the function finds all of them.
 */
export async function configureEmulators(folder: string, ports: Ports): Promise<void> {
  const config = z.parse(configSchema, JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8')))
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key === 'Content-Security-Policy'
        ? { ...header, value: allowLocal(header.value, ports) }
        : header,
    ),
  }))
  const at = (port: number) => ({ host: '127.0.0.1', port })
  const local = {
    functions: config.functions.map((codebase) => ({ ...codebase, source: 'functions', predeploy: [] })),
    hosting: {
      ...config.hosting,
      public: 'site',
      headers: await rulesForFiles(headers, join(folder, 'site')),
      predeploy: [],
    },
    emulators: {
      auth: at(ports.auth),
      functions: at(ports.functions),
      hosting: at(ports.hosting),
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      ui: { enabled: false },
      singleProjectMode: true,
    },
  }
  const packages = join(ROOT, 'functions/node_modules')
  if (existsSync(packages)) await symlink(packages, join(folder, 'functions/node_modules'), 'junction')
  await writeFile(join(folder, 'firebase.json'), JSON.stringify(local, null, 2))
  await writeFile(join(folder, 'site/emulators.json'), JSON.stringify(addresses(ports)))
}

/** What the local build of the web app reads from `/emulators.json`. */
export function addresses(ports: Ports) {
  return {
    auth: `http://127.0.0.1:${ports.auth}`,
    firestore: { host: '127.0.0.1', port: ports.firestore },
  }
}

/** Starts Firebase's own emulators for Auth, Functions and Hosting on a configured folder. */
export function startEmulators(folder: string, ports: Ports, output: ChildOutput): Promise<Child> {
  return startChild({
    name: 'The Firebase emulators',
    args: [
      join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      '--only',
      'auth,functions,hosting',
      '--project',
      PROJECT_ID,
      '--config',
      join(folder, 'firebase.json'),
      '--non-interactive',
    ],
    env: {
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
      METADATA_SERVER_DETECTION: 'none',
      ...OFFLINE,
      // In seconds. After their own ten the emulators of a busy machine go on without the function, and say that all is ready.
      FUNCTIONS_DISCOVERY_TIMEOUT: '120',
      // The processes that serve the function end with the emulators too, however those end.
      NODE_OPTIONS: `--import ${EXIT_WITH_PARENT}`,
    },
    ready: /All emulators ready/,
    ...output,
  })
}
