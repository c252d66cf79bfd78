import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { collection, deleteDoc, doc, getDoc, getDocs, limit, query, setDoc, where } from 'firebase/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { withRules } from './environment.ts'
import { NOW, storeArtifact, storeHidden } from './records.ts'

const people = withRules('demo-rules-histories')
const history = (who: ReturnType<typeof people.as>, id = 'stone') => doc(who, 'histories', id)

beforeEach(() =>
  people.prepare(async (store) => {
    await storeArtifact(store, 'stone', 'ada')
    await storeHidden(store, 'vase', 'ada')
    for (const id of ['stone', 'vase']) {
      await setDoc(doc(store, 'histories', id), { adder_uid: 'ada', known_at: NOW, changes: [] })
    }
  }),
)

describe('threat 77: a history', () => {
  it('is read by its adder and by curators, of what is hidden, too', async () => {
    for (const who of [people.as('ada'), people.as('curator', { curator: true })]) {
      for (const id of ['stone', 'vase']) {
        expect((await assertSucceeds(getDoc(history(who, id)))).get('adder_uid')).toBe('ada')
      }
    }
  })

  it('is denied for everybody else, whether it exists or not', async () => {
    for (const who of [people.visitor, people.as('bea'), people.as('impostor', { curator: 'true' })]) {
      for (const id of ['stone', 'vase', 'nothing']) await assertFails(getDoc(history(who, id)))
    }
  })

  it('cannot be listed, and is written by the API only', async () => {
    for (const who of [people.visitor, people.as('ada'), people.as('curator', { curator: true })]) {
      const own = query(collection(who, 'histories'), where('adder_uid', '==', 'ada'), limit(1))
      await assertFails(getDocs(own))
      await assertFails(setDoc(history(who), { adder_uid: 'ada', changes: [] }))
      await assertFails(setDoc(history(who, 'new'), { adder_uid: 'ada', changes: [] }))
      await assertFails(deleteDoc(history(who)))
    }
  })
})
