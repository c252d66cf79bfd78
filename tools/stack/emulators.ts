import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { type Child, LEASH, startChild } from './child.ts'
import { PROJECT_ID, ROOT } from '../cli/paths.ts'
import type { Ports } from './ports.ts'

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
 * A folder with all that the emulators serve: the shipped `firebase.json` with this run's ports, the built site with the
 * addresses of the local services, and the built function. The folder is inside the repository, and links to the
 * packages that npm did not hoist, so that the function finds all of them.
 */
export async function prepareRun(folder: string, ports: Ports): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
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
    hosting: { ...config.hosting, public: 'site', headers, predeploy: [] },
    emulators: {
      auth: at(ports.auth),
      functions: at(ports.functions),
      hosting: at(ports.hosting),
      hub: at(ports.hub),
      logging: at(ports.logging),
      ui: { enabled: false },
      singleProjectMode: true,
    },
  }
  await cp(join(ROOT, 'web/dist-local'), join(folder, 'site'), { recursive: true })
  await cp(join(ROOT, 'functions/dist'), join(folder, 'functions'), { recursive: true })
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

/** Starts Firebase's own emulators for Auth, Functions and Hosting on a prepared folder. */
export function startEmulators(folder: string, ports: Ports): Promise<Child> {
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
      NO_UPDATE_NOTIFIER: '1',
      // The processes that serve the function end with the emulators too, however those end.
      NODE_OPTIONS: `--import ${LEASH}`,
    },
    ready: /All emulators ready/,
    show: (line) => /^(>|i?\s*functions:).*\b(Error|error)\b/.test(line),
  })
}
