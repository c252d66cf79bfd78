import { fromJson, type JsonObject } from '@bufbuild/protobuf'
import { expect, it } from 'vitest'
import { createFirestore } from '#firestore.ts'
import {
  CommitRequestSchema,
  type ListenRequest,
  ListenRequestSchema,
  type ListenResponse,
} from '#gen/google/firestore/v1/firestore_pb.js'

const DATABASE = 'projects/p/databases/(default)'
const OWNER = new Headers({ authorization: 'Bearer owner' })

/** Opens a listen stream as an administrator. */
function connect(firestore: ReturnType<typeof createFirestore>) {
  const abortController = new AbortController()
  const pending: ListenRequest[] = []
  let received = Promise.withResolvers<void>()
  async function* requests(): AsyncIterable<ListenRequest> {
    for (;;) {
      yield* pending.splice(0)
      await received.promise
      received = Promise.withResolvers()
    }
  }
  const call = { requestHeader: OWNER, signal: abortController.signal }
  const responses = firestore.service.listen(requests(), call)[Symbol.asyncIterator]()
  return {
    send: (message: JsonObject) => {
      pending.push(fromJson(ListenRequestSchema, { database: DATABASE, ...message }))
      received.resolve()
    },
    next: () => responses.next(),
    /** Reads responses up to the next consistent snapshot. */
    snapshot: async () => {
      const messages: string[] = []
      for (;;) {
        const next = await responses.next()
        if (next.done === true) return [...messages, 'end']
        messages.push(describe(next.value))
        if (messages.at(-1) === 'consistent') return messages
      }
    },
    disconnect: () => abortController.abort(),
  }
}

function describe({ responseType: { case: kind, value } }: ListenResponse): string {
  switch (kind) {
    case 'targetChange': {
      if (value.targetIds.length === 0) return 'consistent'
      const type = ['no change', 'add', 'remove', 'current', 'reset'][value.targetChangeType] ?? '?'
      return `${type} ${value.targetIds.join()}${value.cause === undefined ? '' : ` ${value.cause.code}`}`
    }
    case 'documentChange':
      return `${value.document?.name.split('/').at(-1) ?? ''} in ${value.targetIds.join()}`
    case 'documentDelete':
      return `${value.document.split('/').at(-1) ?? ''} deleted from ${value.removedTargetIds.join()}`
    case 'documentRemove':
      return `${value.document.split('/').at(-1) ?? ''} removed from ${value.removedTargetIds.join()}`
    default:
      return kind ?? 'nothing'
  }
}

const query = (collectionId: string, extra: JsonObject = {}) => ({
  parent: `${DATABASE}/documents`,
  structuredQuery: { from: [{ collectionId }], ...extra },
})

async function write(firestore: ReturnType<typeof createFirestore>, ...ids: string[]): Promise<void> {
  const writes = ids.map((id): JsonObject =>
    id.startsWith('-')
      ? { delete: `${DATABASE}/documents/c/${id.slice(1)}` }
      : { update: { name: `${DATABASE}/documents/c/${id}`, fields: {} } },
  )
  const call = { requestHeader: OWNER, signal: new AbortController().signal }
  await firestore.service.commit(fromJson(CommitRequestSchema, { database: DATABASE, writes }), call)
}

it('a stream sends the changes of a commit for all targets, then a consistent snapshot', async () => {
  const firestore = createFirestore({ dataFile: ':memory:' })
  await write(firestore, 'a', 'b')
  const client = connect(firestore)
  client.send({ addTarget: { targetId: 1002, query: query('c', { limit: 2 }) } })
  expect(await client.snapshot()).toEqual([
    'add 1002',
    'a in 1002',
    'b in 1002',
    'current 1002',
    'consistent',
  ])
  client.send({ addTarget: { targetId: 7, documents: { documents: [`${DATABASE}/documents/c/z`] } } })
  expect(await client.snapshot()).toEqual(['add 7', 'z deleted from 7', 'current 7', 'consistent'])
  await write(firestore, '-a', 'z')
  expect(await client.snapshot()).toEqual(['a deleted from 1002', 'z in 1002', 'z in 7', 'consistent'])
  client.send({ removeTarget: 7 })
  expect(await client.snapshot()).toEqual(['remove 7', 'consistent'])
  client.disconnect()
})

it('a slow client receives several commits as one snapshot', async () => {
  const firestore = createFirestore({ dataFile: ':memory:' })
  const client = connect(firestore)
  client.send({ addTarget: { targetId: 2, query: query('c') } })
  await client.snapshot()
  await write(firestore, 'a', 'b')
  await write(firestore, '-a')
  await write(firestore, 'd')
  expect(await client.snapshot()).toEqual(['b in 2', 'd in 2', 'consistent'])
  client.disconnect()
})

it('a resumed target is reset and sent completely', async () => {
  const firestore = createFirestore({ dataFile: ':memory:' })
  await write(firestore, 'a')
  const client = connect(firestore)
  client.send({ addTarget: { targetId: 2, query: query('c'), resumeToken: 'MQ==' } })
  expect(await client.snapshot()).toEqual(['add 2', 'reset 2', 'a in 2', 'current 2', 'consistent'])
  client.disconnect()
})

it('a failed target does not affect others', async () => {
  const firestore = createFirestore({ dataFile: ':memory:' })
  const client = connect(firestore)
  client.send({ addTarget: { targetId: 2, query: query('c') } })
  await client.snapshot()
  client.send({ addTarget: { targetId: 3, query: query('c') } })
  await client.snapshot()
  client.send({ addTarget: { targetId: 3, query: query('c') } })
  expect(await client.snapshot()).toEqual(['remove 3 3', 'consistent'])
  client.send({ addTarget: { targetId: 4, query: query('c', { limit: -1 }) } })
  expect(await client.snapshot()).toEqual(['remove 4 3', 'consistent'])
  // As others measured on Cloud Firestore.
  const everything = [{ allDescendants: true }]
  const group = [{ collectionId: 'c', allDescendants: true }]
  const refused = [
    { parent: `${DATABASE}/documents`, structuredQuery: { from: everything } },
    { parent: `${DATABASE}/documents/x/1`, structuredQuery: { from: group } },
  ]
  for (const one of refused) {
    client.send({ addTarget: { targetId: 5, query: one } })
    expect(await client.snapshot()).toEqual(['remove 5 3', 'consistent'])
  }
  await write(firestore, 'a')
  expect(await client.snapshot()).toEqual(['a in 2', 'consistent'])
  client.disconnect()
})

it('a stream ends when its client disconnects', async () => {
  const firestore = createFirestore({ dataFile: ':memory:' })
  const client = connect(firestore)
  client.send({ addTarget: { targetId: 2, query: query('c') } })
  await client.snapshot()
  const waiting = client.next()
  client.disconnect()
  expect(await waiting).toEqual({ done: true, value: undefined })
})

it('the initial snapshot of a listener counts documents skipped by an offset as reads', async () => {
  const firestore = createFirestore({ dataFile: ':memory:' })
  await write(firestore, 'a', 'b', 'c', 'd')
  const client = connect(firestore)
  client.send({ addTarget: { targetId: 2, query: query('c', { offset: 3 }) } })
  expect(await client.snapshot()).toEqual(['add 2', 'd in 2', 'current 2', 'consistent'])
  expect(firestore.control.usage('p').documentsRead).toBe(4)
  client.disconnect()
})

it('usage counts active listeners', async () => {
  const firestore = createFirestore({ dataFile: ':memory:' })
  const listeners = () => firestore.control.usage('p').listeners
  const client = connect(firestore)
  client.send({ addTarget: { targetId: 2, query: query('c') } })
  await client.snapshot()
  client.send({ addTarget: { targetId: 4, query: query('d') } })
  await client.snapshot()
  expect(listeners()).toBe(2)
  client.send({ removeTarget: 2 })
  await client.snapshot()
  expect(listeners()).toBe(1)
  const ended = client.next()
  client.disconnect()
  await ended
  expect(listeners()).toBe(0)
})
