import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { withRules } from './environment.ts'
import { storeArtifact } from './records.ts'

const people = withRules('demo-rules-more-photos')
const MORE = [{ url: 'https://example.com/back.jpg', caption: 'The back' }]
const everybody = () => [people.visitor, people.as('ada'), people.as('cora', { curator: true })]

beforeEach(() =>
  people.prepare(async (store) => {
    await storeArtifact(store, 'stone', 'ada')
    await updateDoc(doc(store, 'artifacts', 'stone'), {
      more_photos_count: 1,
      more_photo_urls: [],
      more_photos_tag: 'tag',
    })
    await storeArtifact(store, 'vase', 'ada')
    await setDoc(doc(store, 'morePhotos', 'stone'), { adder_uid: 'ada', more_photos: MORE })
  }),
)

describe('further photographs', () => {
  it('are read by everybody, one document at a time, as the artifact is', async () => {
    for (const who of everybody()) {
      const found = await assertSucceeds(getDoc(doc(who, 'morePhotos', 'stone')))
      expect(found.get('more_photos')).toEqual(MORE)
      await assertSucceeds(getDoc(doc(who, 'morePhotos', 'nothing')))
      const own = query(collection(who, 'morePhotos'), where('adder_uid', '==', 'ada'), limit(1))
      await assertFails(getDocs(own))
    }
  })

  it('are written by the API only', async () => {
    for (const who of everybody()) {
      const list = doc(who, 'morePhotos', 'stone')
      await assertFails(setDoc(list, { adder_uid: 'ada', more_photos: [] }))
      await assertFails(updateDoc(list, { more_photos: [] }))
      await assertFails(deleteDoc(list))
      await assertFails(setDoc(doc(who, 'morePhotos', 'vase'), { adder_uid: 'ada', more_photos: MORE }))
    }
  })

  it.each(['more_photos_count', 'more_photo_urls', 'more_photos_tag', 'more_photos'])(
    'cannot be changed through the field %s of the artifact',
    async (field) => {
      const change = (id: string, fields: object) =>
        updateDoc(doc(people.as('ada'), 'artifacts', id), { ...fields, updated_at: serverTimestamp() })
      for (const id of ['stone', 'vase']) {
        await assertFails(change(id, { [field]: 7 }))
        await assertSucceeds(change(id, { short_description: field }))
      }
    },
  )

  it('keep their artifact from being deleted directly, which would leave them', async () => {
    await assertFails(deleteDoc(doc(people.as('ada'), 'artifacts', 'stone')))
    await assertSucceeds(deleteDoc(doc(people.as('ada'), 'artifacts', 'vase')))
  })
})
