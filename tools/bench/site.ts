/** Starts the whole product in memory on free ports, with records for a benchmark. */
import { join } from 'node:path'
import { addRecords } from '#bench/records.ts'
import { LOCAL } from '#cli/paths.ts'
import type { NewRecord } from '#import/table/record.ts'
import { freePorts } from '#stack/ports.ts'
import { openLocalStore } from '#stack/seedLocal.ts'
import { type Stack, startStack } from '#stack/stack.ts'

async function addTo(stack: Stack, records: readonly NewRecord[]): Promise<void> {
  const store = await openLocalStore(stack.ports.firestore)
  try {
    await addRecords(store, records)
  } finally {
    await store.terminate()
  }
}

/** @param records records in addition to the famous artifacts */
export async function startSite(records: readonly NewRecord[]): Promise<Stack> {
  const stack = await startStack({
    ports: await freePorts(),
    data: null,
    logs: join(LOCAL, 'logs/bench'),
    isSeeded: true,
  })
  try {
    await addTo(stack, records)
    return stack
  } catch (error) {
    await stack.stop()
    throw error
  }
}
