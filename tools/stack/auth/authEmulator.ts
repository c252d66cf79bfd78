import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PROJECT_ID, ROOT } from '#cli/paths.ts'
import { FIREBASE, FIREBASE_ENV } from '#stack/firebaseCommand.ts'
import { type Child, type ChildOutput, startChild } from '#stack/processes/child.ts'
import type { Ports } from '#stack/ports.ts'

const PATCH = pathToFileURL(join(ROOT, 'tools/stack/auth/patchAuthEmulator.mjs')).href

/**
 * Starts Firebase's Auth emulator.
 * @param folder for its configuration file
 */
export async function startAuthEmulator(
  folder: string,
  ports: Pick<Ports, 'auth' | 'hub' | 'logging'>,
  output: ChildOutput = {},
): Promise<Child> {
  const at = (port: number) => ({ host: '127.0.0.1', port })
  const config = join(folder, 'firebase.json')
  const emulators = {
    auth: at(ports.auth),
    hub: at(ports.hub),
    logging: at(ports.logging),
    ui: { enabled: false },
    singleProjectMode: true,
  }
  await writeFile(config, JSON.stringify({ emulators }))
  return startChild({
    name: 'The Auth emulator',
    args: [
      '--import',
      PATCH,
      FIREBASE,
      'emulators:start',
      '--only',
      'auth',
      '--project',
      PROJECT_ID,
      '--config',
      config,
      '--non-interactive',
    ],
    env: { ...FIREBASE_ENV, PATH: dirname(process.execPath) },
    ready: /All emulators ready/,
    ...output,
  })
}
