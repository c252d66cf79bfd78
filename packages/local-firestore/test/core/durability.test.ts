import { join } from 'node:path'
import { fromJson } from '@bufbuild/protobuf'
import { Code, ConnectError, createClient } from '@connectrpc/connect'
import { createGrpcTransport } from '@connectrpc/connect-node'
import { describe, expect, it } from 'vitest'
import { createFirestore } from '#firestore.ts'
import {
  type CommitRequest,
  CommitRequestSchema,
  Firestore as FirestoreService,
} from '#gen/google/firestore/v1/firestore_pb.js'
import { toMicros } from '#values/time.ts'
import { Command } from '#test/support/command.ts'
import { eventually, temporaryFolder } from '#test/support/machine.ts'
import { adminOf, newProject } from '#test/support/sdks.ts'
import { startFirestore } from '#test/support/server.ts'

const dataFile = async () => join(await temporaryFolder(), 'data.db')

const call = { headers: { authorization: 'Bearer owner' } }

/** A client without the retries of the SDKs: an answer is an acknowledgement, an error is the end. */
const clientOf = (port: number) =>
  createClient(FirestoreService, createGrpcTransport({ baseUrl: `http://127.0.0.1:${port}` }))

function commitOf(projectId: string, documents: Record<string, string>): CommitRequest {
  const database = `projects/${projectId}/databases/(default)`
  const writes = Object.entries(documents).map(([path, marker]) => ({
    update: { name: `${database}/documents/${path}`, fields: { marker: { stringValue: marker } } },
  }))
  return fromJson(CommitRequestSchema, { database, writes })
}

/** Writes pairs of documents as fast as it can until the server is gone, noting the markers acknowledged. */
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
  it('brings everything back after a restart, with its times', async () => {
    const file = await dataFile()
    const project = newProject()
    const first = await startFirestore({ dataFile: file })
    const db = adminOf(first, project)
    const { writeTime } = await db
      .doc('c/a')
      .set({ n: 1, list: ['a', 1, { deep: [null] }], 'odd.name': new Date(5) })
    await db.doc('c/b').set({})
    await db.doc('c/b').delete()
    const before = await db.doc('c/a').get()
    await first.close()

    const second = await startFirestore({ dataFile: file })
    const again = adminOf(second, project)
    const after = await again.doc('c/a').get()
    expect(after.data()).toEqual(before.data())
    expect([after.createTime, after.updateTime]).toEqual([before.createTime, before.updateTime])
    expect((await again.collection('c').listDocuments()).map(({ id }) => id)).toEqual(['a'])
    const later = await again.doc('c/a').set({ n: 2 })
    expect(later.writeTime.valueOf() > writeTime.valueOf()).toBe(true)
    await second.close()
  })

  it('holds every acknowledged write and no half batch after the process was killed', async () => {
    const file = await dataFile()
    const project = newProject()
    const acknowledged: string[] = []
    for (let life = 0; life < 3; life += 1) {
      const server = new Command(['--port', '0', '--data', file])
      const port = Number(new URL(await server.ready()).port)
      const enough = acknowledged.length + 300
      const writers = [0, 1, 2, 3].map((n) => writePairs(port, project, life * 10 + n, acknowledged))
      await eventually(() => acknowledged.length >= enough)
      server.kill('SIGKILL')
      await Promise.all(writers)
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(900)
    const server = await startFirestore({ dataFile: file })
    const { docs } = await adminOf(server, project).collection('pairs').select('marker').get()
    const sides = new Map<string, number>()
    for (const document of docs) {
      const marker = String(document.get('marker'))
      sides.set(marker, (sides.get(marker) ?? 0) + 1)
    }
    expect(acknowledged.filter((marker) => !sides.has(marker))).toEqual([])
    expect([...sides].filter(([, count]) => count !== 2)).toEqual([])
    await server.close()
  })

  it('keeps commit times rising when the clock of the machine has gone back', async () => {
    const file = await dataFile()
    const first = createFirestore({ dataFile: file, clock: () => 2_000_000n })
    const commit = async ({ service }: typeof first) => {
      const owner = { authorization: 'Bearer owner', signal: new AbortController().signal }
      const { commitTime } = await service.commit(commitOf('p', { 'c/a': 'x' }), owner)
      return commitTime === undefined ? 0n : toMicros(commitTime)
    }
    const early = await commit(first)
    await first.close()
    const second = createFirestore({ dataFile: file, clock: () => 1_000_000n })
    expect(await commit(second)).toBeGreaterThan(early)
    await second.close()
  })

  it('is open in one process at a time', async () => {
    const file = await dataFile()
    const first = createFirestore({ dataFile: file })
    expect(() => createFirestore({ dataFile: file })).toThrow(/locked/)
    await first.close()
    await createFirestore({ dataFile: file }).close()
  })

  it('that is something else is refused', () => {
    expect(() => createFirestore({ dataFile: import.meta.filename })).toThrow(/not a database/)
  })
})
