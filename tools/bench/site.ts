/** Starts the whole product in memory on free ports, with records for a benchmark. */
import { join } from 'node:path'
import { addRecords } from '#bench/records.ts'
import { LOCAL, PROJECT_ID } from '#cli/paths.ts'
import type { NewRecord } from '#import/table/record.ts'
import { freePorts } from '#stack/ports.ts'
import { seedLocal } from '#stack/seedLocal.ts'
import { type Stack, startStack } from '#stack/stack.ts'

async function addTo(stack: Stack, records: readonly NewRecord[]): Promise<void> {
  const { Firestore } = await import('firebase-admin/firestore')
  const store = new Firestore({
    projectId: PROJECT_ID,
    host: `127.0.0.1:${stack.ports.firestore}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  })
  try {
    await addRecords(store, records)
  } finally {
    await store.terminate()
  }
}

/** @param records records in addition to the famous artifacts */
export async function startSite(records: readonly NewRecord[]): Promise<Stack> {
  const stack = await startStack({ ports: await freePorts(), data: null, logs: join(LOCAL, 'logs/bench') })
  try {
    await seedLocal(stack)
    await addTo(stack, records)
    return stack
  } catch (error) {
    await stack.stop()
    throw error
  }
}
