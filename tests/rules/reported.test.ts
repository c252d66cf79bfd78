import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { collection, deleteDoc, doc, getDoc, getDocs, limit, query, setDoc, where } from 'firebase/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { withRules } from './environment.ts'
import { storeArtifact } from './records.ts'

const people = withRules('demo-rules-reported')
type Who = ReturnType<typeof people.as>
const mark = (who: Who, id = 'stone') => doc(who, 'reported', id)
const marksOf = (who: Who, uid: string, count = 100) =>
  query(collection(who, 'reported'), where('adder_uid', '==', uid), limit(count))

beforeEach(() =>
  people.prepare(async (store) => {
    for (const [id, adder_uid] of [
      ['stone', 'ada'],
      ['vase', 'bea'],
    ] as const) {
      await storeArtifact(store, id, adder_uid)
      await setDoc(mark(store, id), { adder_uid })
    }
  }),
)

describe('threat 75: that an artifact is reported', () => {
  it('is read by its adder, alone and in a list of own ones', async () => {
    const ada = people.as('ada')
    expect((await assertSucceeds(getDoc(mark(ada)))).data()).toEqual({ adder_uid: 'ada' })
    const { docs } = await assertSucceeds(getDocs(marksOf(ada, 'ada')))
    expect(docs.map(({ id }) => id)).toEqual(['stone'])
  })

  it('is denied for everybody else, whether it exists or not', async () => {
    const curator = people.as('curator', { curator: true })
    for (const who of [people.visitor, people.as('eve'), curator]) {
      for (const id of ['stone', 'nothing']) await assertFails(getDoc(mark(who, id)))
      await assertFails(getDocs(marksOf(who, 'ada')))
      await assertFails(getDocs(query(collection(who, 'reported'), limit(1))))
    }
    await assertFails(getDoc(mark(people.as('ada'), 'vase')))
    await assertFails(getDocs(marksOf(people.as('ada'), 'bea')))
  })

  it('is listed with a limit of at most 100', async () => {
    const all = query(collection(people.as('ada'), 'reported'), where('adder_uid', '==', 'ada'))
    await assertFails(getDocs(all))
    await assertFails(getDocs(marksOf(people.as('ada'), 'ada', 101)))
  })

  it('is written by the API only', async () => {
    for (const who of [people.visitor, people.as('ada'), people.as('curator', { curator: true })]) {
      await assertFails(setDoc(mark(who), { adder_uid: 'ada' }))
      await assertFails(setDoc(mark(who), { seen: true }, { merge: true }))
      await assertFails(setDoc(mark(who, 'new'), { adder_uid: 'ada' }))
      await assertFails(deleteDoc(mark(who)))
    }
  })
})
