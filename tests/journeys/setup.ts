/** Starts the whole product once for all journeys, on free ports and with data of its own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePorts } from '../../scripts/stack/ports.ts'
import { seedLocal } from '../../scripts/stack/seedLocal.ts'
import { startStack } from '../../scripts/stack/stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    app: string
    authUrl: string
    firestorePort: number
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
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
