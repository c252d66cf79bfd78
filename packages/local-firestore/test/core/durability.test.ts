import { join } from 'node:path'
import { fromJson } from '@bufbuild/protobuf'
import { Code, ConnectError, createClient } from '@connectrpc/connect'
import { createGrpcTransport } from '@connectrpc/connect-node'
import type { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { createFirestore } from '#firestore.ts'
import {
  type CommitRequest,
  CommitRequestSchema,
  Firestore as FirestoreService,
} from '#gen/google/firestore/v1/firestore_pb.js'
import { toMicros } from '#values/time.ts'
import { Command } from '#test/support/command.ts'
import { eventually } from '#test/support/eventually.ts'
import { temporaryFolder } from '#test/support/temporaryFolder.ts'
import { adminClient, newProject } from '#test/support/sdks.ts'
import { startTestServer } from '#test/support/server.ts'

const dataFile = async () => join(await temporaryFolder(), 'data.db')

const call = { headers: { authorization: 'Bearer owner' } }

/** A gRPC client without the retries of the SDKs. */
const clientOf = (port: number) =>
  createClient(FirestoreService, createGrpcTransport({ baseUrl: `http://127.0.0.1:${port}` }))

function commitOf(projectId: string, documents: Record<string, string>): CommitRequest {
  const database = `projects/${projectId}/databases/(default)`
  const writes = Object.entries(documents).map(([path, marker]) => ({
    update: { name: `${database}/documents/${path}`, fields: { marker: { stringValue: marker } } },
  }))
  return fromJson(CommitRequestSchema, { database, writes })
}

/** Writes pairs of documents until the server stops. Adds the marker of each acknowledged commit. */
async function writePairs(port: number, project: string, writer: number, acknowledged: string[]) {
  const client = clientOf(port)
  for (let i = 0; ; i += 1) {
    const marker = `${writer}-${i}`
    try {
      const pair = { [`pairs/${marker}-left`]: marker, [`pairs/${marker}-right`]: marker }
      await client.commit(commitOf(project, pair), call)
    } catch (error) {
      if (ConnectError.from(error).code === Code.Internal) throw error
      return
    }
    acknowledged.push(marker)
  }
}

describe('a data file', () => {
  it('restores documents with their timestamps after a restart', async () => {
    const file = await dataFile()
    const project = newProject()
    const first = await startTestServer({ dataFile: file })
    const db = adminClient(first, project)
    const { writeTime } = await db
      .doc('c/a')
      .set({ n: 1, list: ['a', 1, { deep: [null] }], 'odd.name': new Date(5) })
    await db.doc('c/b').set({})
    await db.doc('c/b').delete()
    const before = await db.doc('c/a').get()
    await first.close()

    const second = await startTestServer({ dataFile: file })
    const again = adminClient(second, project)
    const after = await again.doc('c/a').get()
    expect(after.data()).toEqual(before.data())
    expect([after.createTime, after.updateTime]).toEqual([before.createTime, before.updateTime])
    expect((await again.collection('c').listDocuments()).map(({ id }) => id)).toEqual(['a'])
    const later = await again.doc('c/a').set({ n: 2 })
    expect(later.writeTime.valueOf() > writeTime.valueOf()).toBe(true)
    await second.close()
  })

  it('serves reads at times since its last commit, so that a query continues after a restart', async () => {
    const file = await dataFile()
    const project = newProject()
    const first = await startTestServer({ dataFile: file })
    const db = adminClient(first, project)
    const { writeTime: older } = await db.doc('c/a').set({ n: 1 })
    const { writeTime } = await db.doc('c/a').set({ n: 2 })
    await first.close()

    const second = await startTestServer({ dataFile: file })
    const again = adminClient(second, project)
    await again.doc('c/a').set({ n: 3 })
    const readAt = (readTime: Timestamp) =>
      again.runTransaction(async (read) => Number((await read.get(again.doc('c/a'))).get('n')), {
        readOnly: true,
        readTime,
      })
    expect(await readAt(writeTime)).toBe(2)
    await expect(readAt(older)).rejects.toThrow("The requested 'read_time' is too old.")
    await second.close()
  })

  it('contains all acknowledged writes and no partial commit after a crash', async () => {
    const file = await dataFile()
    const project = newProject()
    const acknowledged: string[] = []
    for (let run = 0; run < 2; run += 1) {
      const server = new Command(['--port', '0', '--data', file])
      const port = Number(new URL(await server.ready()).port)
      const target = acknowledged.length + 100
      const writers = [0, 1, 2, 3].map((n) => writePairs(port, project, run * 10 + n, acknowledged))
      await eventually(() => acknowledged.length >= target)
      server.kill('SIGKILL')
      await Promise.all(writers)
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(200)
    const server = await startTestServer({ dataFile: file })
    const { docs } = await adminClient(server, project).collection('pairs').select('marker').get()
    const sides = new Map<string, number>()
    for (const document of docs) {
      const marker = String(document.get('marker'))
      sides.set(marker, (sides.get(marker) ?? 0) + 1)
    }
    expect(acknowledged.filter((marker) => !sides.has(marker))).toEqual([])
    expect([...sides].filter(([, count]) => count !== 2)).toEqual([])
    await server.close()
  })

  it('keeps commit times increasing when the system clock goes backwards', async () => {
    const file = await dataFile()
    const first = createFirestore({ dataFile: file, clock: () => 2_000_000n })
    const commit = async ({ service }: typeof first) => {
      const owner = { requestHeader: new Headers(call.headers), signal: new AbortController().signal }
      const { commitTime } = await service.commit(commitOf('p', { 'c/a': 'x' }), owner)
      return commitTime === undefined ? 0n : toMicros(commitTime)
    }
    const early = await commit(first)
    await first.close()
    const second = createFirestore({ dataFile: file, clock: () => 1_000_000n })
    expect(await commit(second)).toBeGreaterThan(early)
    await second.close()
  })

  it('can be opened only once at a time', async () => {
    const file = await dataFile()
    const first = createFirestore({ dataFile: file })
    expect(() => createFirestore({ dataFile: file })).toThrow(/locked/)
    await first.close()
    await createFirestore({ dataFile: file }).close()
  })

  it('is rejected if it is not a database', () => {
    expect(() => createFirestore({ dataFile: import.meta.filename })).toThrow(/not a database/)
  })
})
