import { cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { LOCAL } from '../../../tools/cli/paths.ts'
import { startHosting } from '../../../tools/stack/hosting/hosting.ts'
import { freePorts } from '../../../tools/stack/ports.ts'
import { services } from './services.ts'

export interface OwnSite {
  /** The folder that it serves. */
  readonly site: string
  stop(): Promise<void>
}

const settingsSchema = z.object({ functionPort: z.number() })
const portOf = (address: string) => Number(new URL(address).port)
const runFolder = (port: number) => join(LOCAL, `run-${port}`)

/**
 * Starts another Hosting of the shared stack, with its own copy of the web app, and makes the rest of the file visit it: for
 * journeys that replace the release.
 * @param name of its log
 */
export async function startOwnSite(name: string): Promise<OwnSite> {
  const shared = runFolder(portOf(services.app))
  const { functionPort } = z.parse(
    settingsSchema,
    JSON.parse(await readFile(join(shared, 'hosting.json'), 'utf8')),
  )
  const ports = {
    ...(await freePorts()),
    auth: portOf(services.authUrl),
    firestore: services.firestorePort,
    function: functionPort,
  }
  const folder = runFolder(ports.hosting)
  const site = join(folder, 'site')
  await cp(join(shared, 'site'), site, { recursive: true })
  const hosting = await startHosting(folder, ports, { logFile: join(LOCAL, 'logs', `${name}.log`) })
  Object.assign(services, { app: `http://localhost:${ports.hosting}` })
  return {
    site,
    async stop() {
      await hosting.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
