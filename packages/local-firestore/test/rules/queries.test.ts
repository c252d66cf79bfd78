import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  collection,
  collectionGroup,
  doc,
  documentId,
  getCountFromServer,
  getDocs,
  limit,
  onSnapshot,
  or,
  orderBy,
  query,
  setDoc,
  where,
  type Firestore,
  type Query,
} from 'firebase/firestore'
import { beforeEach, describe, expect, test } from 'vitest'
import { firstSnapshot, setUpRules } from '#test/support/rules/rulesClients.ts'

const clients = setUpRules(
  'demo-rules-queries',
  `
  match /likes/{likeId} {
    allow get: if likeId.split('_')[0] == request.auth.uid;
    allow list: if request.auth != null && resource.data.uid == request.auth.uid && request.query.limit <= 100;
  }
  match /artifacts/{id} { allow list: if request.query.limit <= 100; }
  match /stories/{id} {
    allow list: if resource.data.published || resource.data.author == request.auth.uid;
    match /notes/{note} { allow list: if id == 's1'; }
  }
  match /{path=**}/songs/{song} { allow list: if resource.data.rating >= 3; }
  match /teams/{team} { allow list: if request.auth.uid in resource.data.members; }
`,
)

beforeEach(() =>
  clients.withRulesDisabled(async (db) => {
    await setDoc(doc(db, 'likes/ann_1'), { uid: 'ann' })
    await setDoc(doc(db, 'likes/bob_1'), { uid: 'bob' })
    await setDoc(doc(db, 'artifacts/a'), { name: 'Axe' })
    await setDoc(doc(db, 'stories/s1'), { published: true, author: 'bob' })
    await setDoc(doc(db, 'stories/s2'), { published: false, author: 'ann' })
    await setDoc(doc(db, 'artists/x/songs/good'), { rating: 5 })
    await setDoc(doc(db, 'songs/bad'), { rating: 1 })
    await setDoc(doc(db, 'teams/t'), { members: ['ann', 'bob'] })
  }),
)

type QueryBuilder = (db: Firestore) => Query
const ids = async (query: Query) => (await getDocs(query)).docs.map(({ id }) => id)
const likes: QueryBuilder = (db) => query(collection(db, 'likes'), where('uid', '==', 'ann'), limit(100))

describe('a query is allowed if its filters satisfy the rules', () => {
  test.each<[string, QueryBuilder, readonly string[]]>([
    ['own likes, bounded', likes, ['ann_1']],
    ['artifacts, bounded', (db) => query(collection(db, 'artifacts'), orderBy('name'), limit(24)), ['a']],
    ['published stories', (db) => query(collection(db, 'stories'), where('published', '==', true)), ['s1']],
    [
      'published or own stories',
      (db) =>
        query(collection(db, 'stories'), or(where('published', '==', true), where('author', '==', 'ann'))),
      ['s1', 's2'],
    ],
    ['notes of one story', (db) => collection(db, 'stories/s1/notes'), []],
    ['a collection group', (db) => query(collectionGroup(db, 'songs'), where('rating', '>', 3)), ['good']],
    ['one of its collections', (db) => query(collection(db, 'songs'), where('rating', '>=', 4)), []],
    ['own teams', (db) => query(collection(db, 'teams'), where('members', 'array-contains', 'ann')), ['t']],
    [
      'a story by its id, which is published',
      (db) => query(collection(db, 'stories'), where(documentId(), '==', 's1')),
      ['s1'],
    ],
  ])('%s', async (_, buildQuery, expected) => {
    expect(await assertSucceeds(ids(buildQuery(clients.authenticated('ann'))))).toEqual(expected)
  })
})

describe('a query is denied if its filters do not satisfy the rules, whatever the data', () => {
  test.each<[string, QueryBuilder]>([
    ['own likes, unbounded', (db) => query(collection(db, 'likes'), where('uid', '==', 'ann'))],
    ['own likes, too many', (db) => query(collection(db, 'likes'), where('uid', '==', 'ann'), limit(101))],
    ["someone else's likes", (db) => query(collection(db, 'likes'), where('uid', '==', 'bob'), limit(9))],
    ['likes of both', (db) => query(collection(db, 'likes'), where('uid', 'in', ['ann', 'bob']), limit(9))],
    ['artifacts, unbounded', (db) => collection(db, 'artifacts')],
    ['all stories', (db) => collection(db, 'stories')],
    ['notes of another story', (db) => collection(db, 'stories/s2/notes')],
    ['notes of all stories', (db) => collectionGroup(db, 'notes')],
    ['songs from a lower rating', (db) => query(collectionGroup(db, 'songs'), where('rating', '>', 2))],
    [
      "someone else's teams",
      (db) => query(collection(db, 'teams'), where('members', 'array-contains', 'bob')),
    ],
    [
      'any of two members',
      (db) => query(collection(db, 'teams'), where('members', 'array-contains-any', ['ann', 'x'])),
    ],
    ['another story by its id', (db) => query(collection(db, 'stories'), where(documentId(), '==', 's3'))],
  ])('%s', async (_, buildQuery) => {
    await assertFails(getDocs(buildQuery(clients.authenticated('ann'))))
    await assertFails(firstSnapshot(buildQuery(clients.authenticated('ann'))))
  })
})

describe('counts and listeners', () => {
  test('a count is evaluated like its query', async () => {
    const count = await assertSucceeds(getCountFromServer(likes(clients.authenticated('ann'))))
    expect(count.data().count).toBe(1)
    await assertFails(getCountFromServer(likes(clients.authenticated('bob'))))
    await assertFails(getCountFromServer(likes(clients.unauthenticated())))
  })

  test('an allowed listener receives later documents', async () => {
    const db = clients.authenticated('ann')
    const snapshots: string[][] = []
    await new Promise<void>((resolve, reject) => {
      const stop = onSnapshot(
        likes(db),
        ({ docs, metadata }) => {
          if (metadata.fromCache) return
          snapshots.push(docs.map(({ id }) => id))
          if (snapshots.length === 1)
            clients
              .withRulesDisabled((admin) => setDoc(doc(admin, 'likes/ann_2'), { uid: 'ann' }))
              .catch(reject)
          if (snapshots.length < 2) return
          stop()
          resolve()
        },
        reject,
      )
    })
    expect(snapshots).toEqual([['ann_1'], ['ann_1', 'ann_2']])
  })

  test('a denied listener does not affect others of the same client', async () => {
    const db = clients.authenticated('ann')
    await assertFails(firstSnapshot(collection(db, 'stories')))
    expect((await firstSnapshot(likes(db))).size).toBe(1)
  })
})
