import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT_ID, ROOT } from '#cli/paths.ts'
import { allowBuiltScripts, readShippedConfig, rulesForFiles, withPolicy } from '#deploy/hosting.ts'
import { writeRobots } from '#deploy/robots.ts'
import { type Child, type ChildOutput, startChild } from '#stack/child.ts'
import type { Ports } from '#stack/ports.ts'

/** The shipped policy, with the local services allowed where production allows Google's. */
function allowLocal(policy: string, ports: Ports): string {
  const auth = `http://127.0.0.1:${ports.auth}`
  const firestore = `http://127.0.0.1:${ports.firestore}`
  return policy
    .replace('connect-src ', `connect-src ${auth} ${firestore} `)
    .replace('frame-src ', `frame-src ${auth} `)
}

/** What the local build of the web app reads from `/emulators.json`. */
const addresses = (ports: Ports) => ({
  auth: `http://127.0.0.1:${ports.auth}`,
  firestore: { host: '127.0.0.1', port: ports.firestore },
})

/** What Hosting answers at its reserved address: for a demo project no key is real. */
const WEB_CONFIG = {
  projectId: PROJECT_ID,
  apiKey: 'fake-api-key',
  authDomain: `${PROJECT_ID}.firebaseapp.com`,
}

/**
 * Completes a folder whose `site` is there for the local Hosting: the shipped settings with this run's ports, and the
 * addresses of the local services.
 * @returns the file that the server reads
 */
async function configureHosting(folder: string, ports: Ports): Promise<string> {
  const { hosting } = await readShippedConfig()
  const site = join(folder, 'site')
  const headers = await withPolicy(hosting.headers, (policy) =>
    allowBuiltScripts(allowLocal(policy, ports), site),
  )
  const settings = {
    port: ports.hosting,
    functionsPort: ports.functions,
    functionPort: ports.function,
    hosting: { ...hosting, public: 'site', headers: await rulesForFiles(headers, site) },
  }
  const file = join(folder, 'hosting.json')
  await writeRobots(site, `http://localhost:${ports.hosting}`)
  await mkdir(join(site, '__/firebase'), { recursive: true })
  await writeFile(join(site, '__/firebase/init.json'), JSON.stringify(WEB_CONFIG))
  await writeFile(join(site, 'emulators.json'), JSON.stringify(addresses(ports)))
  await writeFile(file, JSON.stringify(settings, null, 2))
  return file
}

/** Serves the site of a folder and passes calls on to the function, as Firebase Hosting does. */
export async function startHosting(folder: string, ports: Ports, output: ChildOutput): Promise<Child> {
  return startChild({
    name: 'Hosting',
    args: [join(ROOT, 'tools/stack/hostingServer.ts'), await configureHosting(folder, ports)],
    ready: /^listening/,
    ...output,
  })
}
