/** A Firestore with the shipped rules: a local one in this process, or the one at FIRESTORE_EMULATOR_HOST. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { startFirestore } from '@tracker/local-firestore'
import { inject } from 'vitest'
import { ROOT } from '../../tools/cli/paths.ts'

const RULES = join(ROOT, 'firestore.rules')

/** Creates a test environment of rules-unit-testing with a separate project. */
export async function rulesEnvironment(
  projectId: string,
  rules?: string,
): Promise<{ environment: RulesTestEnvironment; close: () => Promise<void> }> {
  const outside = inject('outsideFirestore')
  const server = outside === null ? await startFirestore() : { port: outside, close: async () => {} }
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { host: '127.0.0.1', port: server.port, rules: rules ?? (await readFile(RULES, 'utf8')) },
  })
  return {
    environment,
    close: async () => {
      await environment.cleanup()
      await server.close()
    },
  }
}
