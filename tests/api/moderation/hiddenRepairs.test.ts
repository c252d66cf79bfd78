import { beforeEach, beforeAll, describe, expect, it } from 'vitest'
import { startStore, type Store } from '../support/api.ts'
import { likerNames, storeArtifact } from '../support/artifacts.ts'
import { leftPrivates, violations } from '../support/invariants.ts'
import { findRepairs, repairAll } from '../support/operator.ts'

/** Tests of repairs after crashes and manual deletions of artifacts that are being hidden or restored. */
let store: Store

beforeAll(async () => {
  store = await startStore()
})
beforeEach(() => store.clear())

const countOf = async (name: string, id: string) =>
  (await store.db.collection(name).where('artifactId', '==', id).count().get()).data().count

/** Moves an artifact and this many of its likes as the API does. */
async function hide(id: string, moved: number): Promise<void> {
  const { db } = store
  const { docs } = await db.collection('likes').where('artifactId', '==', id).get()
  const artifact = db.doc(`artifacts/${id}`)
  const batch = db.batch()
  batch.set(db.doc(`hidden/${id}`), { ...(await artifact.get()).data(), hidden_reason: 'A copy.' })
  for (const like of docs.slice(0, moved)) {
    batch.set(db.doc(`hiddenLikes/${like.id}`), like.data())
    batch.delete(like.ref)
  }
  if (moved === docs.length) batch.delete(artifact)
  else batch.set(artifact, { likes_count: docs.length - moved, hiding: true, deleting_at: new Date() })
  await batch.commit()
}

const report = (id: string) =>
  Promise.all([
    store.db.doc(`reports/bob_${id}`).set({ uid: 'bob', artifactId: id }),
    store.db.doc(`cases/${id}`).set({ reports_count: 1 }),
  ])

describe('the reconciler', () => {
  beforeEach(async () => {
    for (const id of ['hidden', 'half', 'removed', 'back']) {
      await storeArtifact(store.db, { id, uid: 'ada', likers: likerNames(3) })
      await report(id)
    }
    await hide('hidden', 3)
  })

  it('finds nothing for hidden or reported artifacts', async () => {
    expect(await findRepairs(store)).toEqual([])
  })

  it('finishes interrupted moves, and cleans up after manual deletions', async () => {
    const { db } = store
    await hide('half', 1)
    await hide('removed', 3)
    await db.doc('hidden/removed').delete()
    const back = await db.doc('artifacts/back').get()
    await hide('back', 3)
    await db.doc('artifacts/back').set({ ...back.data(), likes_count: 0 })
    await db.doc('hidden/back').delete()
    expect(await violations(db)).toEqual([])
    expect((await findRepairs(store)).toSorted()).toEqual(
      [
        'artifact half: its remaining likes are hidden',
        'artifact back is not hidden: 3 hidden likes are restored, or removed if it does not exist',
        'artifact removed is not hidden: 3 hidden likes are restored, or removed if it does not exist',
        'artifact removed does not exist: its private document is removed',
        'artifact removed does not exist: its reports are removed',
      ].toSorted(),
    )
    await repairAll(store)
    expect([await countOf('likes', 'half'), await countOf('hiddenLikes', 'half')]).toEqual([0, 3])
    expect((await db.doc('artifacts/half').get()).exists).toBe(false)
    expect([await countOf('likes', 'back'), await countOf('hiddenLikes', 'back')]).toEqual([3, 0])
    expect((await db.doc('artifacts/back').get()).get('likes_count')).toBe(3)
    expect([await countOf('hiddenLikes', 'removed'), await countOf('reports', 'removed')]).toEqual([0, 0])
    expect((await db.doc('hidden/hidden').get()).exists).toBe(true)
    expect(await leftPrivates(db)).toEqual([])
    expect(await violations(db)).toEqual([])
    expect(await findRepairs(store)).toEqual([])
  })
})
