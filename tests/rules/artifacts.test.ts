import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { newArtifact } from '@tracker/domain/artifact/storedArtifact.ts'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  type QueryConstraint,
  serverTimestamp,
  setDoc,
  startAt,
  updateDoc,
  where,
} from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { withRules } from './environment.ts'
import { aContent, NOW, storeArtifact, storeHidden } from './records.ts'

const people = withRules('demo-rules-artifacts')
const artifact = (who: ReturnType<typeof people.as>, id = 'stone') => doc(who, 'artifacts', id)

describe('reading artifacts', () => {
  it('is allowed for anyone, one at a time', async () => {
    await people.prepare((store) => storeArtifact(store, 'stone', 'ada'))
    const found = await assertSucceeds(getDoc(artifact(people.visitor)))
    expect(found.exists()).toBe(true)
    await assertSucceeds(getDoc(artifact(people.as('bea'))))
  })

  it('returns a missing snapshot for a missing artifact', async () => {
    expect((await assertSucceeds(getDoc(artifact(people.visitor, 'nothing')))).exists()).toBe(false)
  })

  it('is allowed for lists of at most 100', async () => {
    await people.prepare((store) => storeArtifact(store, 'stone', 'ada'))
    const artifacts = collection(people.visitor, 'artifacts')
    const found = await assertSucceeds(getDocs(query(artifacts, orderBy('name_key'), limit(100))))
    expect(found.size).toBe(1)
    await assertSucceeds(getDocs(query(artifacts, where('name_pieces', 'array-contains', 'sto'), limit(25))))
    await assertSucceeds(getCountFromServer(query(artifacts, limit(100))))
  })

  it('is allowed for one person’s artifacts, their number and the earliest, for anyone', async () => {
    await people.prepare(async (store) => {
      await storeArtifact(store, 'stone', 'ada')
      await storeArtifact(store, 'vase', 'bea')
      await storeHidden(store, 'withheld', 'ada')
    })
    const added = (who: ReturnType<typeof people.as>, count?: number) =>
      query(
        collection(who, 'artifacts'),
        where('adder_uid', '==', 'ada'),
        orderBy('added_at', 'desc'),
        ...(count === undefined ? [] : [limit(count)]),
      )
    for (const who of [people.visitor, people.as('bea')]) {
      const { docs } = await assertSucceeds(getDocs(added(who, 25)))
      expect(docs.map(({ id }) => id)).toEqual(['stone'])
      expect((await assertSucceeds(getCountFromServer(added(who, 100)))).data().count).toBe(1)
      await assertFails(getCountFromServer(added(who)))
      await assertFails(getDocs(added(who)))
    }
  })

  it('is allowed for one person’s artifacts by name, from a letter on, and by likes', async () => {
    await people.prepare(async (store) => {
      await storeArtifact(store, 'stone', 'ada', { artifact_name: 'Stone' })
      await storeArtifact(store, 'anchor', 'ada', { artifact_name: 'Anchor', likes_count: 3 })
      await storeArtifact(store, 'vase', 'bea')
    })
    const added = query(collection(people.as('ada'), 'artifacts'), where('adder_uid', '==', 'ada'), limit(25))
    const idsOf = async (...order: QueryConstraint[]) =>
      (await assertSucceeds(getDocs(query(added, ...order)))).docs.map(({ id }) => id)
    expect(await idsOf(orderBy('name_key'))).toEqual(['anchor', 'stone'])
    expect(await idsOf(orderBy('name_key'), startAt('b'))).toEqual(['stone'])
    expect(await idsOf(orderBy('name_key', 'desc'))).toEqual(['stone', 'anchor'])
    expect(await idsOf(orderBy('likes_count', 'desc'), orderBy('added_at', 'desc'))).toEqual([
      'anchor',
      'stone',
    ])
  })

  it('is denied for lists without a limit or with a higher one', async () => {
    const artifacts = collection(people.visitor, 'artifacts')
    await assertFails(getDocs(artifacts))
    await assertFails(getDocs(query(artifacts, limit(101))))
    await assertFails(getDocs(query(collection(people.as('ada'), 'artifacts'), orderBy('added_at'))))
    await assertFails(getCountFromServer(artifacts))
  })

  it('is denied with an offset, since skipped documents are billed', async () => {
    await people.prepare((store) => storeArtifact(store, 'stone', 'ada'))
    const list = (offset?: number) =>
      people.rest(null, 'runQuery', {
        structuredQuery: { from: [{ collectionId: 'artifacts' }], limit: 1, offset },
      })
    expect(await list()).toBe(200)
    expect(await list(0)).toBe(200)
    expect(await list(1)).toBe(403)
    expect(await list(1_000_000)).toBe(403)
  })

  it('denies a listener on a list without a limit', async () => {
    const refused = new Promise((resolve, reject) => {
      onSnapshot(collection(people.as('cyd'), 'artifacts'), () => resolve('answered'), reject)
    })
    await expect(refused).rejects.toMatchObject({ code: 'permission-denied' })
  })
})

describe('creating artifacts', () => {
  it('is denied for everyone: the API does it', async () => {
    const whole = { ...newArtifact(aContent(), { uid: 'ada', name: 'Ada' }), added_at: NOW, updated_at: NOW }
    await assertFails(setDoc(artifact(people.as('ada'), 'new'), whole))
    await assertFails(setDoc(artifact(people.as('ada'), 'new'), { ...whole, added_at: serverTimestamp() }))
    await assertFails(setDoc(artifact(people.visitor, 'new'), whole))
  })
})

describe('deleting artifacts', () => {
  it('is allowed for the adder while nobody likes it', async () => {
    await people.prepare((store) => storeArtifact(store, 'stone', 'ada'))
    await assertSucceeds(deleteDoc(artifact(people.as('ada'))))
  })

  it('is denied while somebody likes it', async () => {
    await people.prepare((store) => storeArtifact(store, 'stone', 'ada', { likes_count: 1 }))
    await assertFails(deleteDoc(artifact(people.as('ada'))))
  })

  it('is denied for other people and visitors', async () => {
    await people.prepare((store) => storeArtifact(store, 'stone', 'ada'))
    await assertFails(deleteDoc(artifact(people.as('bea'))))
    await assertFails(deleteDoc(artifact(people.visitor)))
  })
})

describe('the private document of an artifact', () => {
  const adder = (who: ReturnType<typeof people.as>) => doc(who, 'artifacts/stone/private/adder')

  it('is read by the adder only', async () => {
    await people.prepare((store) => storeArtifact(store, 'stone', 'ada'))
    expect((await assertSucceeds(getDoc(adder(people.as('ada'))))).get('adder_email')).toBe('ada@example.com')
    await assertFails(getDoc(adder(people.as('bea'))))
    await assertFails(getDoc(adder(people.visitor)))
  })

  it('is read by the adder alone also after a direct deletion of the artifact', async () => {
    await people.prepare((store) => storeArtifact(store, 'stone', 'ada'))
    await assertSucceeds(deleteDoc(artifact(people.as('ada'))))
    await assertSucceeds(getDoc(adder(people.as('ada'))))
    await assertFails(getDoc(adder(people.as('bea'))))
  })

  it('is not listed or queried by anybody', async () => {
    await people.prepare((store) => storeArtifact(store, 'stone', 'ada'))
    await assertFails(getDocs(query(collection(people.as('ada'), 'artifacts/stone/private'), limit(1))))
    await assertFails(getDocs(query(collectionGroup(people.as('ada'), 'private'), limit(1))))
    const mine = query(
      collectionGroup(people.as('ada'), 'private'),
      where('adder_uid', '==', 'ada'),
      limit(1),
    )
    await assertFails(getDocs(mine))
  })

  it('is written by the API only', async () => {
    await people.prepare((store) => storeArtifact(store, 'stone', 'ada'))
    await assertFails(updateDoc(adder(people.as('ada')), { adder_email: 'other@example.com' }))
    await assertFails(deleteDoc(adder(people.as('ada'))))
    await assertFails(setDoc(doc(people.as('ada'), 'artifacts/other/private/adder'), { adder_uid: 'ada' }))
  })
})

describe('everything else', () => {
  it.each([
    'users/ada',
    'replays/x',
    'gone/stone',
    'quotas/ada',
    'artifacts/stone/likes/x',
    'artifacts/stone/private/other',
  ])('is closed: %s', async (path) => {
    await people.prepare((store) => storeArtifact(store, 'stone', 'ada'))
    await assertFails(getDoc(doc(people.as('ada'), path)))
    await assertFails(setDoc(doc(people.as('ada'), path), { adder_uid: 'ada', uid: 'ada' }))
  })
})
