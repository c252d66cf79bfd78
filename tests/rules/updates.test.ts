import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  CONTENT_FIELDS,
  type ContentField,
  DIRECT_WRITE_FIELDS,
  FIELD_MAX,
} from '@tracker/domain/artifact/artifact.ts'
import { ARTIFACT_TYPES } from '@tracker/domain/artifact/types.ts'
import {
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  collection,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { withRules } from './environment.ts'
import { NOW, storeArtifact, STORED_FIELDS } from './records.ts'

/** Tests of direct updates in Firestore by the artifact's adder. */
const people = withRules('demo-rules-updates')
const artifact = (who: ReturnType<typeof people.as>, id = 'stone') => doc(who, 'artifacts', id)
const storeStone = (missing?: string) =>
  people.prepare(async (store) => {
    await storeArtifact(store, 'stone', 'ada')
    if (missing !== undefined) await updateDoc(artifact(store), { [missing]: deleteField() })
  })
/** A valid direct update, which sets the request time. */
const edit = (uid: string, fields: Readonly<Record<string, unknown>>, id = 'stone') =>
  updateDoc(artifact(people.as(uid), id), { ...fields, updated_at: serverTimestamp() })
const suspended = () => people.as('eve', { suspended: true })
const aValue = (field: ContentField) =>
  field === 'artifact_type' ? 'Sculptures' : 'Something new,\nin two\tlines'
const textFields = DIRECT_WRITE_FIELDS.filter((field) => field !== 'artifact_type')

describe('a direct update', () => {
  it.each(DIRECT_WRITE_FIELDS)('lets the adder change %s', async (field) => {
    await storeStone()
    await assertSucceeds(edit('ada', { [field]: aValue(field) }))
    expect((await getDoc(artifact(people.visitor))).get(field)).toBe(aValue(field))
  })

  it.each(CONTENT_FIELDS.filter((field) => !DIRECT_WRITE_FIELDS.includes(field)))(
    'keeps %s for the API: something is derived or copied from it',
    async (field) => {
      await storeStone()
      await assertFails(edit('ada', { [field]: 'https://example.com/other.jpg' }))
    },
  )

  it.each([
    ['likes_count', 99],
    ['likes_count', increment(1)],
    ['adder_uid', 'bea'],
    ['adder_name', 'Somebody'],
    ['adder_email', 'ada@example.com'],
    ['added_at', serverTimestamp()],
    ['name_key', 'aaa'],
    ['name_pieces', ['a']],
    ['something_else', true],
    ['likes_count', deleteField()],
    ['adder_uid', deleteField()],
  ])('never takes %s from a client', async (field, value) => {
    await storeStone()
    await assertFails(edit('ada', { [field]: value }))
    await assertFails(edit('ada', { created_at: 'now', [field]: value }))
  })

  it('sets updated_at to the time of the request', async () => {
    await storeStone()
    const stone = artifact(people.as('ada'))
    await assertFails(updateDoc(stone, { created_at: 'now' }))
    for (const time of [NOW, Timestamp.now(), 'now', deleteField()]) {
      await assertFails(updateDoc(stone, { created_at: 'now', updated_at: time }))
    }
    await assertSucceeds(edit('ada', { created_at: 'now' }))
    const stored: unknown = (await getDoc(stone)).get('updated_at')
    expect(stored instanceof Timestamp && stored.toMillis()).toBeGreaterThan(NOW.toMillis())
  })

  it('is denied for other people and visitors', async () => {
    await storeStone()
    await assertFails(edit('bea', { created_at: 'now' }))
    await assertFails(
      updateDoc(artifact(people.visitor), { created_at: 'now', updated_at: serverTimestamp() }),
    )
    await assertFails(edit('ada', { created_at: 'now' }, 'missing'))
  })

  it('cannot replace the whole document', async () => {
    await storeStone()
    const whole = { artifact_type: 'Tools', updated_at: serverTimestamp() }
    await assertFails(setDoc(artifact(people.as('ada')), whole))
  })

  it.each([
    ['artifact_type', 'Relics'],
    ['artifact_type', ''],
    ['artifact_type', null],
    ['artifact_type', deleteField()],
  ])('refuses %s of the wrong kind', async (field, value) => {
    await storeStone()
    await assertFails(edit('ada', { [field]: value }))
  })

  it.each(textFields)(
    'refuses %s that is no text, has control characters, or is taken away',
    async (field) => {
      await storeStone()
      for (const value of [7, null, ['London'], 'a\u0000b', 'a\u0085b', deleteField()]) {
        await assertFails(edit('ada', { [field]: value }))
      }
    },
  )

  it.each(textFields)('accepts %s up to its limit, and empty', async (field) => {
    await storeStone()
    await assertSucceeds(edit('ada', { [field]: 'x'.repeat(FIELD_MAX[field]) }))
    await assertSucceeds(edit('ada', { [field]: '' }))
    await assertFails(edit('ada', { [field]: 'x'.repeat(FIELD_MAX[field] + 1) }))
  })

  it.each(ARTIFACT_TYPES)('accepts the type %s', async (type) => {
    await storeStone()
    await assertSucceeds(edit('ada', { artifact_type: type }))
  })

  it('refuses a batch as a whole when one write is refused', async () => {
    await people.prepare(async (store) => {
      await storeArtifact(store, 'stone', 'ada')
      await storeArtifact(store, 'disc', 'bea')
    })
    const ada = people.as('ada')
    const batch = writeBatch(ada)
    for (const id of ['stone', 'disc']) {
      batch.update(artifact(ada, id), { created_at: 'now', updated_at: serverTimestamp() })
    }
    await assertFails(batch.commit())
    expect((await getDoc(artifact(ada, 'stone'))).get('created_at')).toBe('196 BC')
  })
})

describe('the count of likes', () => {
  /** A direct update through REST, which distinguishes 0 from 0.0. */
  const replaceCount = (count: object) =>
    people.rest('ada', 'commit', {
      writes: [
        {
          update: {
            name: 'projects/demo-rules-updates/databases/(default)/documents/artifacts/stone',
            fields: { created_at: { stringValue: 'now' }, likes_count: count },
          },
          updateMask: { fieldPaths: ['created_at', 'likes_count'] },
          updateTransforms: [{ fieldPath: 'updated_at', setToServerValue: 'REQUEST_TIME' }],
          currentDocument: { exists: true },
        },
      ],
    })

  it('stays an integer: an equal floating-point number is denied', async () => {
    await storeStone()
    expect(await replaceCount({ integerValue: '0' })).toBe(200)
    expect(await replaceCount({ doubleValue: 0 })).toBe(403)
    expect(await replaceCount({ doubleValue: '-0' })).toBe(403)
    await assertFails(edit('ada', { likes_count: -0 }))
  })
})

/** Documents written before a field was introduced do not have it, so rules must accept its absence. */
describe.each(STORED_FIELDS)('a document without %s', (missing) => {
  it('is read and listed', async () => {
    await storeStone(missing)
    await assertSucceeds(getDoc(artifact(people.visitor)))
    const found = await assertSucceeds(getDocs(query(collection(people.visitor, 'artifacts'), limit(1))))
    expect(found.size).toBe(1)
  })

  it(`is ${missing === 'adder_uid' ? 'nobody’s to edit' : 'edited by its adder, also in a direct field that it lacks'}`, async () => {
    await storeStone(missing)
    await assertFails(edit('bea', { created_at: 'now' }))
    const others = DIRECT_WRITE_FIELDS.filter((field) => field !== missing).slice(0, 2)
    for (const field of [...others, ...DIRECT_WRITE_FIELDS.filter((field) => field === missing)]) {
      const edited = edit('ada', { [field]: aValue(field) })
      await (missing === 'adder_uid' ? assertFails(edited) : assertSucceeds(edited))
    }
  })

  const isKept = missing === 'adder_uid' || missing === 'likes_count'
  it(`is ${isKept ? 'not deleted by a client: nobody can tell whose it is, or who likes it' : 'deleted by its adder'}`, async () => {
    await storeStone(missing)
    await assertFails(deleteDoc(artifact(people.as('bea'))))
    const deleted = deleteDoc(artifact(people.as('ada')))
    await (isKept ? assertFails(deleted) : assertSucceeds(deleted))
  })
})

const SERVER_FIELDS = STORED_FIELDS.filter(
  (field) => field !== 'updated_at' && !DIRECT_WRITE_FIELDS.some((direct) => direct === field),
)
it.each(SERVER_FIELDS)('a client cannot add a missing %s to a document', async (missing) => {
  await storeStone(missing)
  for (const value of ['ada', 0, 7, ['a'], serverTimestamp()]) {
    await assertFails(edit('ada', { [missing]: value }))
  }
})

describe('a suspended adder (threat 80)', () => {
  it('cannot update or delete an artifact', async () => {
    await people.prepare((store) => storeArtifact(store, 'vase', 'eve'))
    const vase = artifact(suspended(), 'vase')
    await assertFails(updateDoc(vase, { created_at: '1', updated_at: serverTimestamp() }))
    await assertFails(deleteDoc(vase))
  })

  it.each(['suspensions/eve', 'trash/vase'])(
    'does not read %s, and neither does anybody else',
    async (path) => {
      await people.prepare((store) => setDoc(doc(store, path), { uid: 'eve', adder_uid: 'eve' }))
      for (const who of [
        suspended(),
        people.as('ada'),
        people.as('cyd', { curator: true }),
        people.visitor,
      ]) {
        await assertFails(getDoc(doc(who, path)))
        await assertFails(setDoc(doc(who, path), { is_lifting: true }, { merge: true }))
      }
    },
  )
})
