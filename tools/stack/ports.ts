import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'
import { Failure } from '#cli/failure.ts'

/** Where each service listens, all on 127.0.0.1. */
export interface Ports {
  hosting: number
  functions: number
  firestore: number
  auth: number
  /** The process of the function, behind Hosting. */
  function: number
  /** What the Auth emulator needs beside its own; unnamed, two stacks that start at once want the same. */
  hub: number
  logging: number
}

/** The addresses of `npm start` (docs/product-decisions.md, section 1). */
export const PRODUCT_PORTS = { hosting: 5000, functions: 5001, firestore: 8080, auth: 9099 } as const

function listen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}

async function isFree(port: number): Promise<boolean> {
  try {
    await listen(port)
    return true
  } catch {
    return false
  }
}

/** Throws a sentence that names each taken port. */
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

/** Below the range from which systems number outgoing connections: one of those could take a port before its service does. */
const FREE_RANGE = { first: 20_000, count: 12_000 } as const

/**
 * Takes a number for as long as this process lives, so that no other process is given it before its service listens there.
 * The datagram socket stands for the number alone: services listen by stream.
 */
function reserve(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4')
    socket.once('error', () => resolve(false))
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      socket.unref()
      resolve(true)
    })
  })
}

async function findFree(): Promise<number> {
  for (;;) {
    const port = FREE_RANGE.first + Math.floor(Math.random() * FREE_RANGE.count)
    if ((await reserve(port)) && (await isFree(port))) return port
  }
}

/** Ports that nobody uses at the moment, each given to one process alone: for tests, beside a running app. */
export async function freePorts(): Promise<Ports> {
  return {
    hosting: await findFree(),
    functions: await findFree(),
    firestore: await findFree(),
    auth: await findFree(),
    function: await findFree(),
    hub: await findFree(),
    logging: await findFree(),
  }
}

/** The addresses of the product, and whatever is free for the rest. */
export async function productPorts(): Promise<Ports> {
  return { ...(await freePorts()), ...PRODUCT_PORTS }
}
