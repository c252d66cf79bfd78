import { HISTORY_MAX } from '@tracker/domain/limits.ts'
import { PROJECT_ID } from '../../../tools/cli/paths.ts'
import { describe, expect, it } from 'vitest'
import { type Account } from '../support/accounts.ts'
import { add, likerNames, storeArtifact } from '../support/artifacts.ts'
import { objectOf } from '../support/ask.ts'
import { startSecond } from '../support/crash.ts'
import { historyOf, leftHistories } from '../support/histories.ts'
import { violations } from '../support/invariants.ts'
import { jsonLdOf } from '../support/labels.ts'
import { findRepairs, repairAll } from '../support/operator.ts'
import { scaled } from '../../support/scale.ts'
import { decide } from '../support/moderation.ts'
import { ada, api, bob, curator, withPeople } from '../support/people.ts'

/** Tests of the history of an artifact (docs/decisions/010-histories.md). */
withPeople()

const change = (id: string, body: object, headers: Record<string, string> = {}) =>
  api.ask('PATCH', `/updateArtifact/${id}`, { token: ada.token, body, headers })
const remove = (id: string) => api.ask('DELETE', `/artifact/${id}`, { token: ada.token })
const changesOf = async (id: string) => (await historyOf(api.store.db, id))?.changes ?? []

/** Writes directly to Firestore as the artifact's adder. */
async function directly(id: string, created_at: string | null): Promise<void> {
  const database = `projects/${PROJECT_ID}/databases/(default)`
  const name = `${database}/documents/artifacts/${id}`
  const update = {
    update: { name, fields: { created_at: { stringValue: created_at } } },
    updateMask: { fieldPaths: ['created_at'] },
    updateTransforms: [{ fieldPath: 'updated_at', setToServerValue: 'REQUEST_TIME' }],
  }
  const response = await fetch(`http://127.0.0.1:${api.store.port}/v1/${database}/documents:commit`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${ada.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ writes: [created_at === null ? { delete: name } : update] }),
  })
  expect(response.status).toBe(200)
}

describe('a history', () => {
  it('records who changed what and when, with the values before and after', async () => {
    const id = await add(api.ask, ada.token)
    expect(await historyOf(api.store.db, id)).toBeNull()
    const asked = Date.now()
    await change(id, { artifact_name: 'Stone of Rosetta', created_at: '196 BC', discovered_at: '' })
    await change(id, { artifact_type: 'Writings' })
    const changes = await changesOf(id)
    const who = { kind: 'edited', uid: ada.uid, name: 'Ada Lovelace' }
    expect(changes).toMatchObject([
      {
        ...who,
        before: { artifact_name: 'Rosetta Stone', discovered_at: '1799' },
        after: { artifact_name: 'Stone of Rosetta', discovered_at: '' },
      },
      { ...who, before: { artifact_type: 'Documents' }, after: { artifact_type: 'Writings' } },
    ])
    expect(Object.keys(changes[0]?.after ?? {})).toEqual(['artifact_name', 'discovered_at'])
    const told = Date.now()
    for (const { at } of changes) {
      expect(Date.parse(at)).toBeGreaterThanOrEqual(asked)
      expect(Date.parse(at)).toBeLessThanOrEqual(told)
    }
    expect(JSON.stringify(changes)).not.toContain('@')
    expect(await violations(api.store.db)).toEqual([])
  })

  it('costs an edit one read and one write more than its artifact, whose likes are counted before', async () => {
    const id = await add(api.ask, ada.token)
    const before = await api.store.usage()
    await change(id, { present_location: 'Cairo' })
    const after = await api.store.usage()
    expect(after).toEqual({
      documentsRead: before.documentsRead + 3,
      documentsWritten: before.documentsWritten + 2,
    })
  })

  it('records nothing for requests that change nothing or are refused', async () => {
    const id = await add(api.ask, ada.token)
    const body = { artifact_name: 'Stone of Rosetta' }
    expect(await change(id, body)).toMatchObject({ body: { modifiedCount: 1 } })
    expect(await change(id, body)).toMatchObject({ body: { modifiedCount: 0 } })
    expect(await change(id, { artifact_name: 'Late' }, { 'If-Match': '"old"' })).toMatchObject({
      status: 412,
    })
    expect(await change(id, { artifact_type: 'Ships' })).toMatchObject({ status: 400 })
    const other = { token: bob.token, body: { artifact_name: 'Mine' } }
    expect(await api.ask('PATCH', `/updateArtifact/${id}`, other)).toMatchObject({ status: 403 })
    expect(await changesOf(id)).toHaveLength(1)
  })

  it('says that something was changed straight in Firestore, and not what', async () => {
    const [early, late] = [await add(api.ask, ada.token), await add(api.ask, ada.token)]
    await directly(early, '200 BC')
    await change(early, { present_location: 'Cairo' })
    expect((await changesOf(early)).map(({ kind }) => kind)).toEqual(['unknown', 'edited'])
    await change(late, { present_location: 'Cairo' })
    await directly(late, '200 BC')
    const history = await historyOf(api.store.db, late)
    const { updateTime } = await api.store.db.doc(`artifacts/${late}`).get()
    expect(history?.changes.map(({ kind }) => kind)).toEqual(['edited'])
    expect(history?.known_at).not.toBe(updateTime?.toDate().toISOString())
    await change(late, { created_at: '190 BC' })
    expect(await changesOf(late)).toMatchObject([
      { kind: 'edited' },
      { kind: 'unknown' },
      { kind: 'edited', before: { created_at: '200 BC' }, after: { created_at: '190 BC' } },
    ])
    expect(await violations(api.store.db)).toEqual([])
  })

  it('shows when curators have hidden and restored, but not who', async () => {
    const id = await add(api.ask, ada.token)
    await change(id, { present_location: 'Cairo' })
    await decide(id, 'hide')
    await decide(id, 'hide')
    await decide(id, 'restore')
    await change(id, { present_location: 'London' })
    const changes = await changesOf(id)
    expect(changes.map(({ kind }) => kind)).toEqual(['edited', 'hidden', 'restored', 'edited'])
    expect(JSON.stringify(changes)).not.toContain(curator.uid)
  })

  it('records an edit once if its copies take several commits', async () => {
    await storeArtifact(api.store.db, { id: 'stone', uid: ada.uid, likers: likerNames(450) })
    await change('stone', { artifact_name: 'Stone of Rosetta' })
    expect(await changesOf('stone')).toMatchObject([{ after: { artifact_name: 'Stone of Rosetta' } }])
    expect(await violations(api.store.db)).toEqual([])
  })
})

describe('when an artifact was updated', () => {
  it('is shown on its label', async () => {
    await storeArtifact(api.store.db, { id: 'stone', uid: 'ada', addedAtMs: 1 })
    const label = async () => (await api.ask('GET', '/label/stone')).text
    expect(await label()).not.toMatch(/Updated on|dateModified/)
    await api.store.db.doc('artifacts/stone').update({ updated_at: new Date('2026-11-22T10:31:00Z') })
    const time = '2026-11-22T10:31:00.000Z'
    expect(await label()).toContain(`Updated on <time datetime="${time}">November 22, 2026</time>`)
    expect(jsonLdOf(await label())).toMatchObject({ mainEntityOfPage: { dateModified: time } })
  })
})

describe('threat 78: an endless history', () => {
  it('keeps the newest changes, and counts the dropped ones', async () => {
    const id = await add(api.ask, ada.token)
    await change(id, { created_at: 'Changed' })
    const stored = api.store.db.doc(`histories/${id}`)
    const last = objectOf(((await stored.get()).get('changes') as unknown[])[0])
    const texts = Array.from({ length: HISTORY_MAX.changes - 1 }, (_, place) => `${place} BC`)
    const earlier = [...texts.slice(1), '196 BC'].map((after, place) => ({
      ...last,
      before: { created_at: texts[place] },
      after: { created_at: after },
    }))
    await stored.update({ changes: [...earlier, last] })
    for (const created_at of ['One', 'Two', 'Three']) await change(id, { created_at })
    const history = await historyOf(api.store.db, id)
    expect(history?.dropped).toBe(3)
    expect(history?.changes).toHaveLength(HISTORY_MAX.changes)
    expect(history?.changes[0]?.before).toEqual({ created_at: '3 BC' })
    expect(await violations(api.store.db)).toEqual([])
  })

  it('stays small with long texts, and has the newest change whole', async () => {
    const id = await add(api.ask, ada.token)
    const texts = (sign: string) =>
      Object.fromEntries(
        ['created_at', 'historical_context', 'present_location', 'discovered_by', 'short_description'].map(
          (field) => [field, sign.repeat(5_000)],
        ),
      )
    for (const sign of ['\u{6E29}', '\u{6E2A}', '\u{6E2B}']) await change(id, texts(sign))
    const { changes = [], dropped } = (await historyOf(api.store.db, id)) ?? {}
    expect(dropped).toBe(2)
    expect(changes).toMatchObject([{ before: texts('\u{6E2A}'), after: texts('\u{6E2B}') }])
    expect(Buffer.byteLength(JSON.stringify(changes))).toBeLessThan(250_000)
    for (let place = 0; place < 5; place += 1) await change(id, { created_at: 'x'.repeat(5_000 - place) })
    expect((await changesOf(id)).length).toBeGreaterThan(1)
  })
})

describe('a history goes', () => {
  it('with its artifact, hidden or not', async () => {
    const [shown, hidden] = [await add(api.ask, ada.token), await add(api.ask, ada.token)]
    for (const id of [shown, hidden]) await change(id, { present_location: 'Cairo' })
    await storeArtifact(api.store.db, { id: 'stone', uid: ada.uid, likers: likerNames(450) })
    await change('stone', { present_location: 'Cairo' })
    await decide(hidden, 'hide')
    for (const id of [shown, hidden, 'stone']) expect(await remove(id)).toMatchObject({ status: 200 })
    expect((await api.store.db.collection('histories').get()).docs.map(({ id }) => id)).toEqual([])
  })

  it('with the reconciler, when its artifact was deleted straight in Firestore', async () => {
    const [id, other] = [await add(api.ask, ada.token), await add(api.ask, ada.token)]
    for (const one of [id, other]) await change(one, { present_location: 'Cairo' })
    await directly(id, null)
    expect(await leftHistories(api.store.db)).toEqual([id])
    expect(await findRepairs(api.store)).toContain(`artifact ${id} does not exist: its history is removed`)
    await repairAll(api.store)
    expect(await leftHistories(api.store.db)).toEqual([])
    expect(await changesOf(other)).toHaveLength(1)
  })

  it('into its adder’s data export, and into no other', async () => {
    const id = await add(api.ask, ada.token)
    await change(id, { present_location: 'Cairo' })
    const download = async ({ token }: Account) =>
      objectOf((await api.ask('GET', '/account', { token })).body).histories
    expect(await download(ada)).toMatchObject([
      { artifactId: id, dropped: 0, changes: [{ before: { present_location: 'London' } }] },
    ])
    expect(await download(bob)).toEqual([])
  })
})

describe('threat 79: a false history', () => {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)

  it(`leads from the addition to the stored state, despite parallel edits and kills (SEED=${seed})`, async () => {
    const instances = await startSecond(api.store, api)
    const id = await add(api.ask, ada.token)
    const fields = ['artifact_name', 'created_at', 'present_location', 'short_description']
    let state = seed
    const roll = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
    let modified = 0
    let open = 0
    for (let round = 0; round < scaled(6, 2); round += 1) {
      const answers = Promise.all(
        Array.from({ length: 6 }, () => {
          const body = { [fields[roll(fields.length)] ?? '']: `Text ${roll(4)}` }
          return instances.ask('PATCH', `/updateArtifact/${id}`, { token: ada.token, body }).catch(() => null)
        }),
      )
      if (round % 2 === 1) await instances.crash()
      for (const reply of await answers) {
        if (reply === null || reply.status === 503) open += 1
        else modified += Number(objectOf(reply.body).modifiedCount)
      }
    }
    expect(await violations(api.store.db)).toEqual([])
    const changes = await changesOf(id)
    expect(changes.filter(({ kind }) => kind !== 'edited')).toEqual([])
    expect(changes.length).toBeGreaterThanOrEqual(modified)
    expect(changes.length).toBeLessThanOrEqual(modified + open)
  })
})
