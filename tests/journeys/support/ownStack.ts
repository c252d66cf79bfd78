import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCAL } from '../../../tools/cli/paths.ts'
import { freePorts } from '../../../tools/stack/ports.ts'
import { startStack, type Stack } from '../../../tools/stack/stack.ts'
import { services } from './services.ts'

export interface OwnStack {
  readonly stack: Stack
  /** Folder of documents and accounts. */
  readonly data: string
  stop(): Promise<void>
}

/**
 * Starts an empty stack and makes the rest of the file visit it: for journeys that count the whole store,
 * kill processes or replace the release.
 * @param name folder of its logs
 */
export async function startOwnStack(name: string): Promise<OwnStack> {
  const data = await mkdtemp(join(tmpdir(), 'artifact-tracker-'))
  const stack = await startStack({ ports: await freePorts(), data, logs: join(LOCAL, 'logs', name) })
  Object.assign(services, { app: stack.app, authUrl: stack.auth, firestorePort: stack.ports.firestore })
  return {
    stack,
    data,
    async stop() {
      await stack.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}
