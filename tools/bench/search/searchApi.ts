/** Runs `GET /artifacts` of the built function with a local Firestore in this process, which counts reads. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseResponse } from '@tracker/domain/api/endpoints.ts'
import { startFirestore } from '@tracker/local-firestore'
import { Firestore } from 'firebase-admin/firestore'
import { addRecords } from '#bench/records.ts'
import { PROJECT_ID, ROOT } from '#cli/paths.ts'
import type { ImportRecord } from '#import/table/record.ts'
import { FUNCTION_BUILD } from '#stack/build.ts'
import { startFunction } from '#stack/function/function.ts'
import { freePort } from '#stack/ports.ts'

export interface SearchApi {
  load(records: readonly ImportRecord[]): Promise<void>
  /** Requests the first page of a search. @returns number of artifacts, and of documents read as Firestore bills them */
  search(name: string, limit: number): Promise<{ shown: number; reads: number }>
  close(): Promise<void>
}

/** Starts an empty in-memory store with the shipped rules, and the function. */
export async function startSearchApi(): Promise<SearchApi> {
  // Otherwise the Admin SDK searches for Google's metadata server and warns that it is missing.
  process.env.METADATA_SERVER_DETECTION = 'none'
  const server = await startFirestore({ rules: await readFile(join(ROOT, 'firestore.rules'), 'utf8') })
  const admin = new Firestore({
    projectId: PROJECT_ID,
    host: `127.0.0.1:${server.port}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  })
  const port = await freePort()
  const api = await startFunction({
    folder: join(ROOT, FUNCTION_BUILD.output),
    port,
    firestorePort: server.port,
  })
  const reads = () => server.control.usage(PROJECT_ID).documentsRead
  return {
    load: (records) => addRecords(admin, records),
    async search(name, limit) {
      const before = reads()
      const query = new URLSearchParams({ name, limit: String(limit) })
      const response = await fetch(`http://127.0.0.1:${port}/api/artifacts?${query}`)
      const page = parseResponse('artifacts', await response.json())
      return { shown: page.length, reads: reads() - before }
    },
    async close() {
      await api.stop()
      await admin.terminate()
      await server.close()
    },
  }
}
