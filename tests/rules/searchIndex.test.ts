import { assertFails } from '@firebase/rules-unit-testing'
import { collection, deleteDoc, doc, getDoc, getDocs, limit, query, setDoc } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { withRules } from './environment.ts'

const people = withRules('demo-rules-search-index')
const NAMES = ['current', 'lease', 'generation-0']

beforeEach(() =>
  people.prepare(async (store) => {
    for (const name of NAMES) await setDoc(doc(store, 'searchIndex', name), { owner: 'an instance' })
  }),
)

describe("the search's index", () => {
  it.each(NAMES)('is denied for everybody, including curators and visitors: %s', async (name) => {
    for (const who of [people.visitor, people.as('ada'), people.as('cora', { curator: true })]) {
      const place = doc(who, 'searchIndex', name)
      await assertFails(getDoc(place))
      await assertFails(setDoc(place, { owner: 'me' }))
      await assertFails(deleteDoc(place))
      await assertFails(getDocs(query(collection(who, 'searchIndex'), limit(1))))
    }
  })
})
