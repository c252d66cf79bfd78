import { FieldValue } from '@google-cloud/firestore'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signUp } from '../support/accounts.ts'
import { startStore, type Store } from '../support/api.ts'
import { likerNames, storeArtifact } from '../support/artifacts.ts'
import { leftPrivates, violations } from '../support/invariants.ts'
import { findRepairs, removeRecordsWithoutAccount, repairAll } from '../support/operator.ts'

/** Tests of the reconciler, run in a separate process as the command does. */
let store: Store

beforeAll(async () => {
  store = await startStore()
})
beforeEach(() => store.clear())

async function snapshot() {
  const [artifacts, likes, privates] = await Promise.all([
    store.db.collection('artifacts').get(),
    store.db.collection('likes').get(),
    store.db.collectionGroup('private').get(),
  ])
  return [artifacts, likes, privates].map(({ docs }) => docs.map(({ ref }) => ref.path))
}

const OLD_NAME = { name_key: "qur'an", name_pieces: ["qur'an"] }

/** Stores inconsistencies that bugs, crashes and direct deletions may leave. */
async function breakThings() {
  const { db } = store
  const likers = likerNames(3)
  for (const id of ['right', 'high', 'low', 'odd', 'leaving', 'edited', 'orphaned', 'direct']) {
    await storeArtifact(db, { id, uid: 'ada', likers: id === 'direct' ? [] : likers })
  }
  await db.doc('artifacts/high').update({ likes_count: 7 })
  await db.doc('artifacts/low').update({ likes_count: -2 })
  await db.doc('artifacts/odd').update({ likes_count: 'many' })
  await db.doc('artifacts/edited').update({ discovered_by: 'Somebody else', copying: 'x' })
  // A search name stored by an older version, which did not remove apostrophes.
  await storeArtifact(db, { id: 'named', uid: 'ada', fields: { artifact_name: "Qur'an" } })
  await db.doc('artifacts/named').update(OLD_NAME)
  await db.doc('artifacts/orphaned').delete()
  await db.doc('artifacts/direct').delete()
  await db.doc('histories/direct').set({ adder_uid: 'ada', changes: [] })
  await db.doc('artifacts/leaving').update({
    deleting_at: FieldValue.serverTimestamp(),
    name_key: FieldValue.delete(),
    name_pieces: FieldValue.delete(),
    added_at: FieldValue.delete(),
  })
}

describe('the reconciler', () => {
  it('finds nothing in a consistent store', async () => {
    await storeArtifact(store.db, { id: 'right', uid: 'ada', likers: likerNames(3) })
    expect(await findRepairs(store)).toEqual([])
  })

  it('lists the repairs without making them', async () => {
    await breakThings()
    const before = await snapshot()
    expect((await findRepairs(store)).toSorted()).toEqual(
      [
        'artifact high: likes_count 7 becomes 3',
        'artifact low: likes_count -2 becomes 3',
        'artifact odd: likes_count many becomes 3',
        'artifact leaving: its interrupted deletion is completed',
        'artifact edited: the copies in its likes are updated',
        'artifact named: its sort key and n-grams are updated',
        'artifact orphaned does not exist: 3 likes are removed',
        'artifact orphaned does not exist: its private document is removed',
        'artifact direct does not exist: its private document is removed',
        'artifact direct does not exist: its history is removed',
      ].toSorted(),
    )
    expect(await snapshot()).toEqual(before)
    expect((await store.db.doc('artifacts/high').get()).get('likes_count')).toBe(7)
  })

  it('repairs everything, and finds nothing the second time', async () => {
    await breakThings()
    expect(await violations(store.db)).not.toEqual([])
    expect(await leftPrivates(store.db)).not.toEqual([])
    await repairAll(store)
    expect(await violations(store.db)).toEqual([])
    expect(await leftPrivates(store.db)).toEqual([])
    expect((await store.db.doc('histories/direct').get()).exists).toBe(false)
    const counts = await Promise.all(
      ['right', 'high', 'low', 'odd', 'edited'].map(async (id): Promise<unknown> =>
        (await store.db.doc(`artifacts/${id}`).get()).get('likes_count'),
      ),
    )
    expect(counts).toEqual([3, 3, 3, 3, 3])
    expect((await store.db.doc('artifacts/leaving').get()).exists).toBe(false)
    const edited = await store.db.doc('likes/liker0_edited').get()
    expect(edited.get('artifactDiscoverer')).toBe('Somebody else')
    const named = await store.db.doc('artifacts/named').get()
    expect(named.get('name_key')).toBe('quran')
    expect(named.get('name_pieces')).toContain('quran')
    expect(await findRepairs(store)).toEqual([])
  })

  it('removes the records of accounts that no longer exist on request, and no others', async () => {
    const { uid } = await signUp()
    await storeArtifact(store.db, { id: 'kept', uid, likers: [uid, 'nobody'] })
    await storeArtifact(store.db, { id: 'late', uid: 'nobody', likers: [uid] })
    const report = { uid: 'nobody', artifactId: 'kept', reported_at: FieldValue.serverTimestamp() }
    await store.db.doc('reports/nobody_kept').set(report)
    await store.db.doc('cases/kept').set({ reports_count: 1, rank: '1' })
    await store.db.doc('reported/kept').set({ adder_uid: uid })
    expect(await findRepairs(store)).toEqual([])
    expect(await removeRecordsWithoutAccount(store)).toEqual([
      'account nobody does not exist: its records are removed',
    ])
    expect(await snapshot()).toEqual([
      ['artifacts/kept'],
      [`likes/${uid}_kept`],
      ['artifacts/kept/private/adder'],
    ])
    expect((await store.db.doc('artifacts/kept').get()).get('likes_count')).toBe(1)
    expect((await store.db.doc('reports/nobody_kept').get()).exists).toBe(false)
    expect(await findRepairs(store)).toEqual([])
  })
})
