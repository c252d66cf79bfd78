/** Tests of `npm run migrate` on the local Firestore. */
import { Timestamp } from '@google-cloud/firestore'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { migrate } from '../../tools/admin/migrate.ts'
import { storeArtifact } from '../api/support/artifacts.ts'
import { textWith } from './support/command.ts'
import { type Project, startProject } from './support/project.ts'

/** Fields as stored by the previous version. */
const OLD = { name_key: "qur'an", name_pieces: ["qur'an"] }
const COUNT = 450

let project: Project
beforeAll(async () => {
  project = await startProject()
})
beforeEach(() => project.store.clear())

/** Stores old artifacts on several pages, one of them hidden, and an up-to-date one. */
async function storeOld(count: number) {
  const { db } = project.store
  await storeArtifact(db, { id: 'current', uid: 'ada' })
  await storeArtifact(db, { id: 'old', uid: 'ada', fields: { artifact_name: "Qur'an" } })
  const old = { ...(await db.doc('artifacts/old').get()).data(), ...OLD }
  const batch = db.batch()
  batch.set(db.doc('artifacts/old'), old)
  batch.set(db.doc('hidden/concealed'), old)
  for (let at = 2; at < count; at += 1) batch.set(db.doc(`artifacts/old${String(at).padStart(4, '0')}`), old)
  await batch.commit()
}

/** All documents of the collections with their fields and the time of the last write. */
async function snapshot() {
  const { db } = project.store
  const collections = await Promise.all(
    ['artifacts', 'hidden', 'migrations'].map((name) => db.collection(name).get()),
  )
  return collections.flatMap(({ docs }) =>
    docs.map(({ ref, updateTime }) => `${ref.path} ${updateTime.toDate().toISOString()}`),
  )
}

async function outdated() {
  const { db } = project.store
  const found = await Promise.all(
    ['artifacts', 'hidden'].map((name) => db.collection(name).where('name_key', '==', OLD.name_key).get()),
  )
  return found.reduce((sum, { size }) => sum + size, 0)
}

it('a dry run counts the changes and writes nothing', async () => {
  await storeOld(4)
  const before = await snapshot()
  expect(await project.runHere(migrate, [])).toEqual({
    code: 2,
    output: textWith(/^001-name-fields: [^]*to do: 5 documents read, 4 to change\n[^]*1 migration to do\./),
  })
  expect(await project.runHere(migrate, ['--apply'])).toMatchObject({ code: 2 })
  expect(await snapshot()).toEqual(before)
})

it('a new store has nothing to do', async () => {
  await storeArtifact(project.store.db, { id: 'current', uid: 'ada' })
  expect(await project.runHere(migrate, [])).toEqual({
    code: 0,
    output: textWith('No document needs a change.'),
  })
})

it('changes old documents after confirmation, and nothing the second time', async () => {
  await storeOld(4)
  const { db } = project.store
  const { updateTime } = await db.doc('artifacts/current').get()
  expect(await project.runHere(migrate, ['--apply'], 'y')).toEqual({
    code: 0,
    output: textWith('applied: 5 documents read, 4 changed'),
  })
  for (const path of ['artifacts/old', 'hidden/concealed'])
    expect((await db.doc(path).get()).data()).toMatchObject({ artifact_name: "Qur'an", name_key: 'quran' })
  expect((await db.doc('artifacts/current').get()).updateTime).toEqual(updateTime)
  const after = await snapshot()
  for (const args of [[], ['--apply']])
    expect(await project.runHere(migrate, args)).toEqual({ code: 0, output: 'All migrations are applied.\n' })
  expect(await snapshot()).toEqual(after)
})

it('continues after the command was killed', async () => {
  await storeOld(COUNT)
  const killed = await project.run('migrate', ['--apply', '--yes'], {
    stop: { at: /150 documents read/, by: 'SIGKILL' },
  })
  expect(killed.code).toBe(null)
  const left = await outdated()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(COUNT)
  const { output } = await project.runHere(migrate, ['--apply', '--yes'])
  // The first page is not read again.
  expect(output).not.toContain(' 150 documents read')
  expect(output).toContain(`applied: ${COUNT + 1} documents read, ${COUNT} changed`)
  expect(await outdated()).toBe(0)
})

const AT = Timestamp.fromMillis(Date.UTC(2026, 10, 20))

/** Stores lists and reports as version 1.0 did: a reported list, two hidden ones, and a missing one. */
async function storeListReports() {
  const { db } = project.store
  const aList = { uid: 'ada', title: 'Bronze', visibility: 'link', entries: [] }
  await db.doc('lists/reported').set(aList)
  await db.doc('lists/unreported').set(aList)
  await db.doc('lists/hidden').set({ ...aList, hidden_reason: 'Shoes.' })
  // Its reports were deleted when a curator dismissed one.
  await db.doc('lists/lost').set({ ...aList, hidden_reason: 'Shoes.' })
  for (const listId of ['reported', 'hidden', 'missing'])
    for (const uid of ['bob', 'eve'])
      await db.doc(`listReports/${uid}_${listId}`).set({
        uid,
        listId,
        reason: 'Other',
        text: `Of ${uid}.`,
        reported_at: uid === 'bob' ? AT : Timestamp.fromMillis(AT.toMillis() + 1_000),
      })
}

it('moves reports of lists to those of artifacts, and makes a case for each reported or hidden list', async () => {
  await storeListReports()
  expect(await project.runHere(migrate, ['--apply', '--yes'])).toMatchObject({ code: 0 })
  const { db } = project.store
  expect((await db.collection('listReports').get()).size).toBe(0)
  const reports = await db.collection('reports').get()
  expect(reports.docs.map(({ id }) => id)).toEqual([
    'bob_hidden',
    'bob_reported',
    'eve_hidden',
    'eve_reported',
  ])
  expect(reports.docs[1]?.data()).toMatchObject({
    uid: 'bob',
    listId: 'reported',
    reason: 'Other',
    text: 'Of bob.',
    reported_at: AT,
  })
  const pseudonyms = reports.docs.map((one) => String(one.get('reporter')))
  expect(new Set(pseudonyms).size).toBe(2)
  expect([pseudonyms[0], pseudonyms[2]]).toEqual([pseudonyms[1], pseudonyms[3]])
  expect(reports.docs.map((one) => Boolean(one.get('is_dismissed')))).not.toContain(true)
  expect((await db.collection('reporters').get()).size).toBe(2)
  const { docs } = await db.collection('cases').orderBy('rank', 'desc').get()
  expect(docs.map(({ id }) => id)).toEqual(['reported', 'hidden', 'lost'])
  expect(docs.map((one) => one.data())).toMatchObject([
    { kind: 'list', reports_count: 2, rank: '1 000000002 2026-11-20T00:00:01.000Z' },
    { kind: 'list', reports_count: 2, rank: '0 000000002 2026-11-20T00:00:01.000Z' },
    { kind: 'list', reports_count: 0, rank: '0 000000000 ' },
  ])
})
