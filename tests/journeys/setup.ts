/**
 * Starts the whole product once for all journeys, on free ports and with data of its own. With `JOURNEYS_APP` set to the
 * address of a stack that runs already, the journeys visit that one instead: quicker while writing them.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import * as z from 'zod/mini'
import { freePorts } from '../../tools/stack/ports.ts'
import { seedLocal } from '../../tools/stack/seedLocal.ts'
import { startStack } from '../../tools/stack/stack.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    app: string
    authUrl: string
    firestorePort: number
  }
}

const servicesSchema = z.object({ auth: z.string(), firestore: z.object({ port: z.number() }) })

async function provideRunning(project: TestProject, app: string): Promise<void> {
  const response = await fetch(`${app}/emulators.json`)
  const services = z.parse(servicesSchema, await response.json())
  project.provide('app', app)
  project.provide('authUrl', services.auth)
  project.provide('firestorePort', services.firestore.port)
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.JOURNEYS_APP
  if (running) {
    await provideRunning(project, running)
    return async () => {}
  }
  const data = await mkdtemp(join(tmpdir(), 'artifact-tracker-'))
  const stack = await startStack({ ports: await freePorts(), data })
  await seedLocal(stack)
  project.provide('app', stack.app)
  project.provide('authUrl', stack.auth)
  project.provide('firestorePort', stack.ports.firestore)
  return async () => {
    await stack.stop()
    await rm(data, { recursive: true, force: true })
  }
}
