import { assertFails } from '@firebase/rules-unit-testing'
import {
  Bytes,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  where,
} from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { withRules } from './environment.ts'

const people = withRules('demo-rules-photos')

beforeEach(() =>
  people.prepare((store) =>
    setDoc(doc(store, 'photos', 'one'), { uid: 'ada', large: Bytes.fromUint8Array(new Uint8Array(9)) }),
  ),
)

describe('photos', () => {
  it('are denied for everybody, including senders, curators and visitors', async () => {
    for (const who of [people.visitor, people.as('ada'), people.as('cora', { curator: true })]) {
      const photo = doc(who, 'photos', 'one')
      await assertFails(getDoc(photo))
      await assertFails(setDoc(photo, { uid: 'ada' }))
      await assertFails(setDoc(doc(who, 'photos', 'two'), { uid: 'ada' }))
      await assertFails(deleteDoc(photo))
      await assertFails(getDocs(query(collection(who, 'photos'), where('uid', '==', 'ada'), limit(1))))
    }
  })
})
