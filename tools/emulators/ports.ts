import getPort, { portNumbers } from 'get-port'
import { PRODUCT_PORTS } from '#stack/ports.ts'

/** Port of each emulator, all on 127.0.0.1. */
export interface EmulatorPorts {
  readonly auth: number
  readonly functions: number
  readonly firestore: number
  readonly hosting: number
  readonly ui: number
  readonly hub: number
  readonly logging: number
}

/** Returns the ports in `firebase.json`. UI, hub and logging emulator use other ports if these are taken. */
export async function defaultPorts(): Promise<EmulatorPorts> {
  return {
    ...PRODUCT_PORTS,
    ui: await getPort({ port: 4000 }),
    hub: await getPort({ port: 4400 }),
    logging: await getPort({ port: 4500 }),
  }
}

/** Returns ports for tests, outside the ranges of `freePorts` and of outgoing connections. */
export async function testPorts(): Promise<EmulatorPorts> {
  const free = () => getPort({ port: portNumbers(15_000, 19_999) })
  return {
    auth: await free(),
    functions: await free(),
    firestore: await free(),
    hosting: await free(),
    ui: await free(),
    hub: await free(),
    logging: await free(),
  }
}
