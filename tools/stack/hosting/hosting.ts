import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT_ID, ROOT } from '#cli/paths.ts'
import { allowBuiltScripts, readShippedConfig, rulesForFiles, withPolicy } from '#deploy/hosting.ts'
import { writeRobots } from '#deploy/robots.ts'
import { type Child, type ChildOutput, startChild } from '#stack/processes/child.ts'
import type { Ports } from '#stack/ports.ts'

export type SitePorts = Pick<Ports, 'hosting' | 'auth' | 'firestore'>

/** Adds the local services to the Content-Security-Policy. */
function allowLocal(policy: string, ports: SitePorts): string {
  const auth = `http://127.0.0.1:${ports.auth}`
  const firestore = `http://127.0.0.1:${ports.firestore}`
  return policy
    .replace('connect-src ', `connect-src ${auth} ${firestore} `)
    .replace('frame-src ', `frame-src ${auth} `)
}

/** `/emulators.json`, which the local build of the web app reads. */
const addresses = (ports: SitePorts) => ({
  auth: `http://127.0.0.1:${ports.auth}`,
  firestore: { host: '127.0.0.1', port: ports.firestore },
})

/** Response of Hosting to its reserved web configuration URL. A demo project has no real key. */
const WEB_CONFIG = {
  projectId: PROJECT_ID,
  apiKey: 'fake-api-key',
  authDomain: `${PROJECT_ID}.firebaseapp.com`,
}

/**
 * Completes the folder `site` of a run folder: `robots.txt` and the addresses of the local services.
 * @returns the `hosting` block of the shipped `firebase.json`, adapted to that site and these ports
 */
export async function prepareSite(folder: string, ports: SitePorts) {
  const { hosting } = await readShippedConfig()
  const site = join(folder, 'site')
  await writeRobots(site, `http://localhost:${ports.hosting}`)
  await writeFile(join(site, 'emulators.json'), JSON.stringify(addresses(ports)))
  const headers = await withPolicy(hosting.headers, (policy) =>
    allowBuiltScripts(allowLocal(policy, ports), site),
  )
  return { ...hosting, public: 'site', predeploy: [], headers: await rulesForFiles(headers, site) }
}

/**
 * Completes a run folder for the local Hosting.
 * @returns the file that the server reads
 */
async function configureHosting(folder: string, ports: Ports): Promise<string> {
  const settings = {
    port: ports.hosting,
    functionsPort: ports.functions,
    functionPort: ports.function,
    hosting: await prepareSite(folder, ports),
  }
  const file = join(folder, 'hosting.json')
  await mkdir(join(folder, 'site/__/firebase'), { recursive: true })
  await writeFile(join(folder, 'site/__/firebase/init.json'), JSON.stringify(WEB_CONFIG))
  await writeFile(file, JSON.stringify(settings, null, 2))
  return file
}

/** Serves a site and forwards API requests to the function, as Firebase Hosting does. */
export async function startHosting(folder: string, ports: Ports, output: ChildOutput): Promise<Child> {
  return startChild({
    name: 'Hosting',
    args: [join(ROOT, 'tools/stack/hosting/hostingServer.ts'), await configureHosting(folder, ports)],
    ready: /^listening/,
    ...output,
  })
}
