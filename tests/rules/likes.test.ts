import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { likeCopies } from '@tracker/domain/likes/like.ts'
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  increment,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { withRules } from './environment.ts'
import { aContent, storeArtifact, storeLike } from './records.ts'

const people = withRules('demo-rules-likes')
const like = (who: ReturnType<typeof people.as>, id: string) => doc(who, 'likes', id)

beforeEach(() =>
  people.prepare(async (store) => {
    await storeArtifact(store, 'stone', 'ada', { likes_count: 2 })
    await storeLike(store, 'ada', 'stone')
    await storeLike(store, 'bea', 'stone')
  }),
)

describe('reading one like', () => {
  it('is allowed for the user who likes', async () => {
    expect((await assertSucceeds(getDoc(like(people.as('ada'), 'ada_stone')))).get('artifactId')).toBe(
      'stone',
    )
    await assertFails(getDoc(like(people.as('bea'), 'ada_stone')))
    await assertFails(getDoc(like(people.visitor, 'ada_stone')))
  })

  it('returns a missing snapshot for an own like that does not exist', async () => {
    expect((await assertSucceeds(getDoc(like(people.as('ada'), 'ada_disc')))).exists()).toBe(false)
  })

  it.each(['bea_disc', 'ada', 'ada_', 'adax_disc', '_ada_disc'])(
    'says nothing about a like that is not the own: %s',
    async (id) => {
      await assertFails(getDoc(like(people.as('ada'), id)))
    },
  )

  it('is denied for a uid that is a prefix of another', async () => {
    await people.prepare((store) => storeLike(store, 'ada_b', 'stone'))
    await assertFails(getDoc(like(people.as('ada'), 'ada_b_stone')))
  })

  it('notifies the user who likes', async () => {
    const seen = new Promise<boolean>((resolve, reject) => {
      onSnapshot(like(people.as('ada'), 'ada_stone'), (snapshot) => resolve(snapshot.exists()), reject)
    })
    await expect(seen).resolves.toBe(true)
  })
})

describe('listing likes', () => {
  const likes = (who: ReturnType<typeof people.as>) => collection(who, 'likes')

  it('is allowed for a query limited to the user’s uid, at most 100', async () => {
    const mine = query(
      likes(people.as('ada')),
      where('uid', '==', 'ada'),
      orderBy('liked_at', 'desc'),
      limit(100),
    )
    const found = await assertSucceeds(getDocs(mine))
    expect(found.docs.map(({ id }) => id)).toEqual(['ada_stone'])
    await assertSucceeds(
      getCountFromServer(query(likes(people.as('ada')), where('uid', '==', 'ada'), limit(100))),
    )
  })

  it('requires a limit', async () => {
    await assertFails(getDocs(query(likes(people.as('ada')), where('uid', '==', 'ada'))))
    await assertFails(getDocs(query(likes(people.as('ada')), where('uid', '==', 'ada'), limit(101))))
  })

  it('is denied with an offset, since skipped documents are billed', async () => {
    const list = (offset: number) =>
      people.rest('ada', 'runQuery', {
        structuredQuery: {
          from: [{ collectionId: 'likes' }],
          where: {
            fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL', value: { stringValue: 'ada' } },
          },
          limit: 1,
          offset,
        },
      })
    expect(await list(0)).toBe(200)
    expect(await list(1)).toBe(403)
  })

  it('is denied if the query is not limited to the user’s uid', async () => {
    const ada = people.as('ada')
    await assertFails(getDocs(query(likes(ada), limit(10))))
    await assertFails(getDocs(query(likes(ada), where('uid', '==', 'bea'), limit(10))))
    await assertFails(getDocs(query(likes(ada), where('uid', 'in', ['ada', 'bea']), limit(10))))
    await assertFails(getDocs(query(likes(ada), where('uid', '>=', 'ada'), limit(10))))
    await assertFails(getDocs(query(likes(ada), where('artifactId', '==', 'stone'), limit(10))))
    await assertFails(getDocs(query(likes(ada), where('userEmail', '==', 'ada@example.com'), limit(10))))
    await assertFails(getCountFromServer(query(likes(ada), where('artifactId', '==', 'stone'), limit(10))))
  })

  it('is denied for visitors and across collections', async () => {
    await assertFails(getDocs(query(likes(people.visitor), where('uid', '==', 'ada'), limit(10))))
    await assertFails(
      getDocs(query(collectionGroup(people.as('ada'), 'likes'), where('uid', '==', 'ada'), limit(1))),
    )
  })
})

describe.each(['uid', 'artifactId', 'artifactName', 'userEmail', 'liked_at'])(
  'a like without %s',
  (missing) => {
    it(`is ${missing === 'uid' ? 'nobody’s' : 'its maker’s'}`, async () => {
      await people.prepare((store) => updateDoc(doc(store, 'likes/ada_stone'), { [missing]: deleteField() }))
      const asked = getDoc(like(people.as('ada'), 'ada_stone'))
      await (missing === 'uid' ? assertFails(asked) : assertSucceeds(asked))
      await assertFails(getDoc(like(people.as('bea'), 'ada_stone')))
    })
  },
)

describe('writing likes', () => {
  const record = {
    ...likeCopies(aContent()),
    artifactId: 'stone',
    userEmail: 'cyd@example.com',
    uid: 'cyd',
    liked_at: serverTimestamp(),
  }

  it('is denied for everyone: the API does it, with the count', async () => {
    const cyd = people.as('cyd')
    await assertFails(setDoc(like(cyd, 'cyd_stone'), record))
    await assertFails(updateDoc(like(people.as('ada'), 'ada_stone'), { artifactName: 'Other' }))
    await assertFails(deleteDoc(like(people.as('ada'), 'ada_stone')))
    await assertFails(deleteDoc(like(people.as('bea'), 'ada_stone')))
    await assertFails(setDoc(like(people.visitor, 'cyd_stone'), record))
  })

  it('is denied in a batch and in a transaction with the count, too', async () => {
    const cyd = people.as('cyd')
    const artifact = doc(cyd, 'artifacts/stone')
    const batch = writeBatch(cyd)
    batch.set(like(cyd, 'cyd_stone'), record)
    batch.update(artifact, { likes_count: increment(1) })
    await assertFails(batch.commit())
    const transaction = runTransaction(cyd, async (step) => {
      const count = (await step.get(artifact)).get('likes_count') as number
      step.set(like(cyd, 'cyd_stone'), record).update(artifact, { likes_count: count + 1 })
    })
    await assertFails(transaction)
    expect((await getDoc(artifact)).get('likes_count')).toBe(2)
  })
})
