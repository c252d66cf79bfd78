import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import getPort, { portNumbers } from 'get-port'
import { Failure } from '#cli/failure.ts'

/** Where each service listens, all on 127.0.0.1. */
export interface Ports {
  hosting: number
  functions: number
  firestore: number
  auth: number
  /** The process of the function, behind Hosting. */
  function: number
  /** The emulator hub and the logging emulator, which come with the Auth emulator. */
  hub: number
  logging: number
}

/** The ports of `npm start` (docs/specification.md, section 10). */
export const PRODUCT_PORTS = { hosting: 5000, functions: 5001, firestore: 8080, auth: 9099 } as const

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    return true
  } catch {
    return false
  }
}

/** @throws Failure that names each port that is in use */
export async function requireFree(ports: Partial<Ports>): Promise<void> {
  const taken: string[] = []
  for (const [service, port] of Object.entries(ports)) {
    if (!(await isFree(port))) taken.push(`${port} (${service})`)
  }
  if (taken.length > 0) {
    const which = taken.length === 1 ? `Port ${taken.join()} is` : `Ports ${taken.join(', ')} are`
    throw new Failure(
      `${which} already in use. Is the app running in another terminal? Stop that program and start again.`,
    )
  }
}

/**
 * Each process draws from 100 ports of its own, so that concurrent test processes do not find the same one. They are below
 * the range of outgoing connections, one of which could take a port before its service does.
 */
const OWN_PORTS = 20_000 + (process.pid % 120) * 100

/** A free port, which this process does not find a second time. */
export function freePort(): Promise<number> {
  return getPort({ port: portNumbers(OWN_PORTS + randomInt(90), OWN_PORTS + 99), reserve: true })
}

/** Free ports for tests, beside a running product. */
export async function freePorts(): Promise<Ports> {
  return {
    hosting: await freePort(),
    functions: await freePort(),
    firestore: await freePort(),
    auth: await freePort(),
    function: await freePort(),
    hub: await freePort(),
    logging: await freePort(),
  }
}

/** The ports of the product, and free ones for the rest. */
export async function productPorts(): Promise<Ports> {
  return { ...(await freePorts()), ...PRODUCT_PORTS }
}
