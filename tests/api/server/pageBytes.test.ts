import { Timestamp } from '@google-cloud/firestore'
import { newArtifact } from '@tracker/domain/artifact/storedArtifact.ts'
import { LIST_ENTRIES_MAX, LIST_NOTE_MAX, TEXT_MAX } from '@tracker/domain/limits.ts'
import { describe, expect, it } from 'vitest'
import { contentOf, storeArtifacts } from '../support/artifacts.ts'
import { objectOf } from '../support/ask.ts'
import { ada, api, bob, curator, withPeople } from '../support/people.ts'

/**
 * Tests of pages with the largest valid records (docs/threats.md, threat 94): the number of records is limited, and so are the
 * bytes, because the platform sends at most 32 MB, and several larger pages at once would end the process.
 */
withPeople()

const BYTES_MAX = 20_000_000
const START_MS = Date.UTC(2026, 0, 1)
/** Characters of three bytes. */
const long = (length: number) => '文'.repeat(length)
const texts = Object.fromEntries(
  [
    'created_at',
    'historical_context',
    'present_location',
    'short_description',
    'discovered_at',
    'discovered_by',
  ].map((field) => [field, long(TEXT_MAX)]),
)
const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => ({ id: `${name}-${String(at).padStart(3, '0')}`, at }))

/** Follows the links from page to page. */
async function pagesOf(path: string, token?: string): Promise<unknown[]> {
  const pages: unknown[] = []
  for (let next: string | undefined = path; next !== undefined;) {
    const reply = await api.ask('GET', next, { ...(token !== undefined && { token }) })
    expect(reply.status).toBe(200)
    expect(reply.bytes.byteLength).toBeLessThan(BYTES_MAX)
    pages.push(reply.body)
    next = /^<([^>]+)>; rel="next"$/.exec(reply.headers.get('link') ?? '')?.[1]
  }
  return pages
}
const idsIn = (items: unknown) => (Array.isArray(items) ? items.map((one) => objectOf(one)._id) : [])

describe('threat 94: a list of the largest records', () => {
  it('comes in pages of limited size, of artifacts by any order and name', async () => {
    const stored = numbered(120, 'artifact')
    const fields = { ...texts, artifact_name: 'Bowl' }
    await storeArtifacts(
      api.store.db,
      stored.map(({ id, at }) => ({ id, uid: ada.uid, addedAtMs: START_MS + at, fields })),
    )
    for (const query of ['sort=oldest', 'name=bowl&sort=oldest', 'name=xyz+bowl']) {
      const pages = await pagesOf(`/artifacts?limit=500&${query}`)
      const expected = query.includes('xyz') ? [] : stored.map(({ id }) => id)
      expect(pages.flatMap(idsIn)).toEqual(expected)
      expect(pages.length).toBe(expected.length === 0 ? 1 : 2)
    }
  })

  it('and of visible and hidden ones together, in their order', async () => {
    const [visible, hidden] = [numbered(120, 'seen'), numbered(120, 'unseen')]
    const stored = visible.map(({ id, at }) => ({
      id,
      uid: ada.uid,
      addedAtMs: START_MS + 2 * at,
      fields: texts,
    }))
    await storeArtifacts(api.store.db, stored)
    const writer = api.store.db.bulkWriter()
    for (const { id, at } of hidden) {
      const added = Timestamp.fromMillis(START_MS + 2 * at + 1)
      const artifact = newArtifact(contentOf(), { uid: ada.uid, name: 'Ada' })
      void writer.create(api.store.db.doc(`hidden/${id}`), {
        ...artifact,
        added_at: added,
        hidden_reason: 'Spam.',
      })
    }
    await writer.close()
    const pages = await pagesOf(`/myArtifacts?email=${ada.email}&limit=500`, ada.token)
    const expected = visible.flatMap(({ id }, at) => [id, hidden[at]?.id]).toReversed()
    expect(pages.flatMap(idsIn)).toEqual(expected)
  })

  it('and of lists with the longest notes, which one account makes with copies, also in the data export and for curators', async () => {
    const entries = Array.from({ length: LIST_ENTRIES_MAX }, (_, at) => ({
      artifactId: `artifact-${at}`,
      note: long(LIST_NOTE_MAX),
    }))
    const stored = numbered(80, 'list')
    const writer = api.store.db.bulkWriter()
    for (const { id, at } of stored) {
      const updated_at = Timestamp.fromMillis(START_MS - at)
      const list = { uid: bob.uid, title: 'Bowls', introduction: '', visibility: 'private' }
      void writer.create(api.store.db.doc(`lists/${id}`), {
        ...list,
        entries,
        updated_at,
        created_at: updated_at,
      })
    }
    for (const { id, at } of stored) {
      const rank = `1${String(at).padStart(3, '0')}`
      void writer.create(api.store.db.doc(`cases/${id}`), { kind: 'list', reports_count: 1, rank })
    }
    await writer.close()
    const ids = stored.map(({ id }) => id)
    const cases = (await pagesOf('/reports', curator.token)).flatMap((page) =>
      Array.isArray(page) ? page.map((one) => objectOf(objectOf(one).list)._id) : [],
    )
    expect(cases).toEqual(ids.toReversed())
    expect((await pagesOf('/lists?limit=200', bob.token)).flatMap(idsIn)).toEqual(ids)
    const exported = await pagesOf('/account?limit=500', bob.token)
    expect(exported.flatMap((page) => idsIn(objectOf(page).lists))).toEqual(ids)
  })
})
