import { parseAnswer } from '@tracker/domain/api/calls.ts'
import { FieldValue } from '@google-cloud/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { type RunningFunction, startFunction } from '../support/api.ts'
import { add, storeArtifact, storeArtifacts } from '../support/artifacts.ts'
import type { Ask } from '../support/ask.ts'
import { findRepairs, repairAll } from '../support/operator.ts'
import { decide } from '../support/moderation.ts'
import { ada, api, withPeople } from '../support/people.ts'

/**
 * Tests that search finds stored, changed and deleted artifacts as they are
 * (docs/decisions/018-forgiving-search.md).
 */

withPeople()

async function find(query: string, ask: Ask = api.ask): Promise<string[]> {
  const reply = await ask('GET', `/search?limit=100&${query}`)
  return parseAnswer('search', reply.body)
    .results.map(({ _id }) => _id)
    .toSorted()
}

/** Stores the index with its first search, because it has none before. */
let other: RunningFunction
beforeAll(async () => {
  other = await startFunction(api.store)
})

describe('a search', () => {
  it('has what its instance has just added, changed, deleted and restored', async () => {
    const { ask } = await startFunction(api.store, { SEARCH_STALE_MS: '600000' })
    const { token } = ada
    expect(await find('q=logboat', ask)).toEqual([])
    const id = await add(ask, token, { artifact_name: 'Logboat' })
    expect(await find('q=logboat', ask)).toEqual([id])
    await ask('PATCH', `/updateArtifact/${id}`, { token, body: { artifact_name: 'Dugout' } })
    expect(await find('q=dugout', ask)).toEqual([id])
    await ask('DELETE', `/artifact/${id}?undo=1`, { token })
    expect(await find('q=dugout', ask)).toEqual([])
    await ask('POST', `/undoDelete/${id}`, { token })
    expect(await find('q=dugout', ask)).toEqual([id])
    await ask('DELETE', `/artifact/${id}`, { token })
    expect(await find('', ask)).toEqual([])
  })
})

describe('the reconciler', () => {
  it('repairs the index for running instances, and for those that start and read nothing else', async () => {
    const { db } = api.store
    const ids = Array.from({ length: 30 }, (_, at) => `thing${at}`)
    const addedAtMs = Date.now() - 86_400_000
    await storeArtifacts(
      db,
      ids.map((id) => ({ id, uid: 'ada', addedAtMs, fields: { artifact_name: id } })),
    )
    const { ask } = other
    expect(await find('', ask)).toEqual(ids.toSorted())
    expect(await findRepairs(api.store)).toEqual([])
    // A write by a script that does not set `updated_at`.
    await db.doc('artifacts/thing7').update({ short_description: 'A labyrinth.' })
    expect(await find('q=labyrinth', ask)).toEqual([])
    expect(await findRepairs(api.store)).toEqual([
      'artifact thing7: outdated in the search index, it is indexed again',
      'search index: outdated for 1 artifacts, it is rebuilt',
    ])
    await repairAll(api.store)
    expect(await find('q=labyrinth', ask)).toEqual(['thing7'])
    expect(await findRepairs(api.store)).toEqual([])
    const later = await startFunction(api.store)
    const before = await api.store.usage()
    expect(await find('q=labyrinth', later.ask)).toEqual(['thing7'])
    const after = await api.store.usage()
    // `current`, one chunk, the repaired artifact as a recent change, one count, and the result.
    expect(after.documentsRead - before.documentsRead).toBeLessThanOrEqual(5)
  })
})

describe('the search follows', () => {
  it('additions, changes and deletions through the API', async () => {
    expect(await find('q=rosetta')).toEqual([])
    const id = await add(api.ask, ada.token)
    expect(await find('q=rosetta')).toEqual([id])
    const body = { artifact_name: 'Phaistos Disc', present_location: 'Crete' }
    await api.ask('PATCH', `/updateArtifact/${id}`, { token: ada.token, body })
    expect(await find('q=rosetta')).toEqual([])
    expect(await find('q=phaistos&place=Crete')).toEqual([id])
    await api.ask('DELETE', `/artifact/${id}`, { token: ada.token })
    expect(await find('')).toEqual([])
  })

  it('changes and deletions directly in Firestore', async () => {
    const { db } = api.store
    for (const id of ['stone', 'disc', 'vase'])
      await storeArtifact(db, { id, uid: 'ada', fields: { artifact_name: id } })
    expect(await find('')).toEqual(['disc', 'stone', 'vase'])
    const edit = { historical_context: 'A labyrinth.', updated_at: FieldValue.serverTimestamp() }
    await db.doc('artifacts/disc').update(edit)
    expect(await find('q=labyrinth')).toEqual(['disc'])
    await db.doc('artifacts/stone').delete()
    expect(await find('')).toEqual(['disc', 'vase'])
  })

  it('artifacts stored with an old time, as by the seed', async () => {
    expect(await find('')).toEqual([])
    await storeArtifact(api.store.db, { id: 'old', uid: 'ada', addedAtMs: Date.now() - 86_400_000 })
    expect(await find('')).toEqual(['old'])
  })

  it('hidden and restored artifacts', async () => {
    await storeArtifact(api.store.db, { id: 'stone', uid: ada.uid, addedAtMs: Date.now() - 86_400_000 })
    await storeArtifact(api.store.db, { id: 'other', uid: ada.uid, addedAtMs: Date.now() - 86_400_000 })
    expect(await find('')).toEqual(['other', 'stone'])
    expect(await decide('stone', 'hide')).toMatchObject({ status: 200 })
    expect(await find('')).toEqual(['other'])
    const similar = parseAnswer('similar', (await api.ask('GET', '/similar/other')).body)
    expect(similar.results).toEqual([])
    expect(await decide('stone', 'restore')).toMatchObject({ status: 200 })
    await api.store.db.doc('artifacts/other').delete()
    expect(await find('')).toEqual(['stone'])
  })

  it('thirty parallel imports, edits and deletions, in every instance', async () => {
    const { db } = api.store
    const ids = Array.from({ length: 30 }, (_, at) => `thing${at}`)
    const changes = ids.map(async (id, at) => {
      await storeArtifact(db, { id, uid: ada.uid, fields: { artifact_name: `Vase ${at}` } })
      if (at % 3 === 1) await db.doc(`artifacts/${id}`).delete()
      if (at % 3 === 2)
        await api.ask('PATCH', `/updateArtifact/${id}`, {
          token: ada.token,
          body: { artifact_name: `Krater ${at}` },
        })
    })
    const searches = Array.from({ length: 20 }, (_, at) => find('', at % 2 === 0 ? api.ask : other.ask))
    await Promise.all([...changes, ...searches])
    const { docs } = await db.collection('artifacts').get()
    const kraters = docs.filter((one) => String(one.get('artifact_name')).startsWith('Krater'))
    for (const { ask } of [api, other]) {
      expect(await find('', ask)).toEqual(docs.map(({ id }) => id).toSorted())
      expect(await find('q=krater', ask)).toEqual(kraters.map(({ id }) => id).toSorted())
    }
  })
})
