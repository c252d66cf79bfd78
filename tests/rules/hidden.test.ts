import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  query,
  setDoc,
  Timestamp,
  where,
} from 'firebase/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { withRules } from './environment.ts'
import { storeHidden } from './records.ts'

const people = withRules('demo-rules-hidden')
const hidden = (who: ReturnType<typeof people.as>, id = 'stone') => doc(who, 'hidden', id)
const own = (who: ReturnType<typeof people.as>, uid = 'ada', count = 100) =>
  query(collection(who, 'hidden'), where('adder_uid', '==', uid), limit(count))

beforeEach(() =>
  people.prepare(async (store) => {
    await storeHidden(store, 'stone', 'ada')
    await setDoc(doc(store, 'reports/bea_stone'), { uid: 'bea', artifactId: 'stone', reason: 'Other' })
    await setDoc(doc(store, 'cases/stone'), { reports_count: 1, decided_by: 'curator' })
    await setDoc(doc(store, 'hiddenLikes/bea_stone'), { uid: 'bea', artifactId: 'stone' })
  }),
)

describe('a hidden artifact', () => {
  it('is read by its adder, alone, in a list and live', async () => {
    const ada = people.as('ada')
    expect((await assertSucceeds(getDoc(hidden(ada)))).get('hidden_reason')).toBe('A copy.')
    expect((await assertSucceeds(getDocs(own(ada)))).size).toBe(1)
    const seen = new Promise<boolean>((resolve, reject) => {
      onSnapshot(hidden(ada), (snapshot) => resolve(snapshot.exists()), reject)
    })
    await expect(seen).resolves.toBe(true)
  })

  it('is read by curators, one at a time', async () => {
    const curator = people.as('curator', { curator: true })
    await assertSucceeds(getDoc(hidden(curator)))
    await assertFails(getDocs(own(curator)))
    await assertFails(getDocs(query(collection(curator, 'hidden'), limit(1))))
  })

  it('is denied for everybody else, whether it exists or not', async () => {
    const impostor = people.as('impostor', { curator: 'true' })
    for (const who of [people.visitor, people.as('bea'), impostor]) {
      await assertFails(getDoc(hidden(who)))
      await assertFails(getDoc(hidden(who, 'nothing')))
      await assertFails(getDocs(own(who)))
      await assertFails(getDocs(query(collection(who, 'hidden'), limit(1))))
      expect((await assertSucceeds(getDoc(doc(who, 'artifacts/stone')))).exists()).toBe(false)
      await assertFails(getDoc(doc(who, 'artifacts/stone/private/adder')))
    }
  })

  it('is listed with a limit of at most 100', async () => {
    await assertFails(getDocs(query(collection(people.as('ada'), 'hidden'), where('adder_uid', '==', 'ada'))))
    await assertFails(getDocs(own(people.as('ada'), 'ada', 101)))
  })

  it('is written by the API only', async () => {
    for (const who of [people.as('ada'), people.as('curator', { curator: true }), people.visitor]) {
      await assertFails(setDoc(hidden(who), { hidden_reason: '' }, { merge: true }))
      await assertFails(deleteDoc(hidden(who)))
      await assertFails(setDoc(hidden(who, 'other'), { adder_uid: 'ada' }))
    }
  })

  it('leaves no document that its adder could write', async () => {
    const rest = { likes_count: 0, hiding: true, deleting_at: Timestamp.now() }
    await people.prepare((store) => setDoc(doc(store, 'artifacts/stone'), rest))
    const place = doc(people.as('ada'), 'artifacts/stone')
    await assertFails(setDoc(place, { short_description: 'Here it is' }, { merge: true }))
    await assertFails(deleteDoc(place))
  })
})

describe('reports and cases', () => {
  it.each(['reports/bea_stone', 'cases/stone', 'hiddenLikes/bea_stone'])(
    'are closed to everybody: %s',
    async (path) => {
      const [name = ''] = path.split('/')
      const everybody = [
        people.visitor,
        people.as('ada'),
        people.as('bea'),
        people.as('curator', { curator: true }),
      ]
      for (const who of everybody) {
        await assertFails(getDoc(doc(who, path)))
        await assertFails(getDocs(query(collection(who, name), where('uid', '==', 'bea'), limit(1))))
        await assertFails(setDoc(doc(who, path), { uid: 'bea', reason: 'Unlawful' }))
        await assertFails(deleteDoc(doc(who, path)))
      }
    },
  )
})
