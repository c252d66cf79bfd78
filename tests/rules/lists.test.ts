import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { withRules } from './environment.ts'
import { NOW } from './records.ts'

const people = withRules('demo-rules-lists')
type Who = ReturnType<typeof people.as>
const list = (who: Who, id: string) => doc(who, 'lists', id)
const listsOf = (who: Who, uid: string, count = 100) =>
  query(collection(who, 'lists'), where('uid', '==', uid), orderBy('updated_at', 'desc'), limit(count))

const aList = (uid: string, fields = {}) => ({
  uid,
  title: 'Bronze',
  introduction: '',
  visibility: 'private',
  entries: [{ artifactId: 'stone', note: 'Mine.' }],
  created_at: NOW,
  updated_at: NOW,
  ...fields,
})

beforeEach(() =>
  people.prepare(async (store) => {
    await setDoc(list(store, 'own'), aList('ada'))
    await setDoc(list(store, 'shared'), aList('ada', { visibility: 'link' }))
    await setDoc(list(store, 'gallery'), aList('ada', { visibility: 'gallery', gallery_at: NOW }))
    await setDoc(list(store, 'hidden'), aList('ada', { visibility: 'link', hidden_reason: 'Advertising.' }))
    await setDoc(list(store, 'suspended'), aList('mal', { visibility: 'link' }))
    await setDoc(doc(store, 'suspensions', 'mal'), { uid: 'mal' })
  }),
)

describe('threat 86: a list', () => {
  it('is read by its owner, shared or not', async () => {
    for (const id of ['own', 'shared', 'gallery', 'hidden'])
      await assertSucceeds(getDoc(list(people.as('ada'), id)))
    await assertSucceeds(getDoc(list(people.as('mal'), 'suspended')))
  })

  it('names its owner, so nobody else reads it, shared, in the gallery or not', async () => {
    for (const who of [people.visitor, people.as('bea'), people.as('curator', { curator: true })]) {
      for (const id of ['own', 'shared', 'gallery', 'hidden', 'suspended', 'missing'])
        await assertFails(getDoc(list(who, id)))
    }
  })

  it('is found by its owner alone, in a query limited to the own uid, at most 100', async () => {
    const { docs } = await assertSucceeds(getDocs(listsOf(people.as('ada'), 'ada')))
    expect(docs).toHaveLength(4)
    await assertFails(getDocs(listsOf(people.as('ada'), 'ada', 101)))
    for (const who of [people.visitor, people.as('bea')]) {
      await assertFails(getDocs(listsOf(who, 'ada')))
      const shared = query(collection(who, 'lists'), where('visibility', '==', 'link'), limit(1))
      await assertFails(getDocs(shared))
      const gallery = query(collection(who, 'lists'), orderBy('gallery_at', 'desc'), limit(1))
      await assertFails(getDocs(gallery))
    }
  })

  it('is written by the API only', async () => {
    for (const who of [people.visitor, people.as('ada'), people.as('bea')]) {
      await assertFails(setDoc(list(who, 'new'), aList('ada')))
      await assertFails(updateDoc(list(who, 'own'), { title: 'Gold' }))
      await assertFails(updateDoc(list(who, 'shared'), { visibility: 'private' }))
      await assertFails(deleteDoc(list(who, 'shared')))
    }
  })

  it('has reports that only the API reads and writes', async () => {
    const closed = [
      ['reports', 'bea_shared'],
      ['cases', 'shared'],
      ['listReports', 'bea_shared'],
      ['reporters', 'bea'],
    ] as const
    await people.prepare(async (store) => {
      for (const [name, id] of closed) await setDoc(doc(store, name, id), { uid: 'bea', listId: 'shared' })
    })
    for (const who of [people.as('ada'), people.as('bea'), people.as('curator', { curator: true })]) {
      for (const [name, id] of closed) {
        await assertFails(getDoc(doc(who, name, id)))
        await assertFails(getDocs(query(collection(who, name), limit(1))))
        await assertFails(setDoc(doc(who, name, id), { uid: 'bea' }))
      }
    }
  })
})
