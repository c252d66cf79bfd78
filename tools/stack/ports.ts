import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import getPort, { portNumbers } from 'get-port'
import { Failure } from '#cli/failure.ts'

/** Port of each service, all on 127.0.0.1. */
export interface Ports {
  hosting: number
  functions: number
  firestore: number
  auth: number
  /** Port of the function's process, behind Hosting. */
  function: number
  /** Port of the emulator hub; it and the logging emulator are part of the Auth emulator. */
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
 * Each process picks from its own range of 100 ports, so that concurrent test processes do not find the same
 * one. The ranges are below that of outgoing connections, which could otherwise take a port before its
 * service does.
 */
const OWN_PORTS = 20_000 + (process.pid % 120) * 100

/** Returns a free port, a different one each time. */
export function freePort(): Promise<number> {
  return getPort({ port: portNumbers(OWN_PORTS + randomInt(90), OWN_PORTS + 99), reserve: true })
}

/** Returns free ports for tests, even while the product is running. */
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

/** Returns the product's ports, with free ports for internal services. */
export async function productPorts(): Promise<Ports> {
  return { ...(await freePorts()), ...PRODUCT_PORTS }
}
