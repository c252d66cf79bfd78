/** Runs the browser's own queries against a local Firestore in this process and counts their reads. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { DEFAULT_SORT, type Sort } from '@tracker/domain/artifact/sorts.ts'
import { startFirestore } from '@tracker/local-firestore'
import { Firestore as AdminFirestore } from '@google-cloud/firestore'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, getFirestore, terminate } from 'firebase/firestore/lite'
import { type OwnOrder, ownQuery, searchQuery } from '../../web/src/firebase/artifacts/artifactQueries.ts'
import { type Page, type PageParam, readPage } from '../../web/src/firebase/firestore/pagination.ts'
import type { ImportRecord } from '../../tools/import/table/record.ts'
import { CHUNK, writeChunk } from '../../tools/import/storeRecords.ts'
import { ROOT } from '../../tools/cli/paths.ts'

const ADDER = { uid: 'museum', email: 'museum@example.com', name: 'Museum' }
export const STRANGER = { uid: 'stranger', email: 'stranger@example.com', name: 'Stranger' }

export interface Browsing {
  load(records: readonly ImportRecord[], adder?: typeof ADDER): Promise<void>
  /** Reads the first page of a list; also returns the number of documents read, as Firestore bills them. */
  browse(name: string, sort?: Sort): Promise<{ page: Page<Artifact>; reads: number }>
  /**
   * Reads a page of the artifacts added by the user who added all; also returns the number of documents read.
   * @param param parameter returned by the previous page
   */
  own(
    order: OwnOrder | undefined,
    param: PageParam<Artifact> | null,
    isCounted?: boolean,
  ): Promise<{ page: Page<Artifact>; reads: number }>
  close(): Promise<void>
}

/** Starts an empty in-memory store with the shipped rules. */
export async function startBrowsing(projectId: string): Promise<Browsing> {
  // Otherwise the Admin SDK searches for Google's metadata server and warns that it is missing.
  process.env.METADATA_SERVER_DETECTION = 'none'
  const server = await startFirestore({ rules: await readFile(join(ROOT, 'firestore.rules'), 'utf8') })
  const admin = new AdminFirestore({
    projectId,
    host: `127.0.0.1:${server.port}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  })
  const db = getFirestore(initializeApp({ projectId }, projectId))
  connectFirestoreEmulator(db, '127.0.0.1', server.port)
  const reads = () => server.control.usage(projectId).documentsRead
  return {
    async load(records, adder = ADDER) {
      for (let start = 0; start < records.length; start += CHUNK) {
        await writeChunk(admin, adder, records.slice(start, start + CHUNK))
      }
    },
    async browse(name, sort = DEFAULT_SORT) {
      const before = reads()
      const page = await readPage(null, () => searchQuery(db, name, sort))
      return { page, reads: reads() - before }
    },
    async own(order, param, isCounted = false) {
      const before = reads()
      const page = await readPage(param, async () => ownQuery(db, ADDER.uid, order), isCounted)
      return { page, reads: reads() - before }
    },
    async close() {
      await admin.terminate()
      await terminate(db)
      await deleteApp(db.app)
      await server.close()
    },
  }
}
