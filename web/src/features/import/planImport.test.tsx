/** Planning the import of a file that was imported before, and has not changed. */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { readTable } from '@tracker/domain/import/file/readTable.ts'
import { expect, it } from 'vitest'
import { collectionApi } from '#test/fakeApi.tsx'
import { aRun } from '#test/importRun.ts'
import { suggestChoices } from './choices.ts'
import { createFinder } from './pictures/entryNames.ts'
import { hashOf } from './pictures/locatePictures.ts'
import { picturePath } from './pictures/pictureAddress.ts'
import { itemsOf, planImport } from './planImport.ts'
import { startRun } from './run/importRunner.ts'
import { createRun, savePicture } from './run/importStore.ts'

const USER = { uid: 'again', email: 'ada@example.com', displayName: 'Ada', photoURL: '' }
const RUN = aRun(USER, { list: 'finds' })
const FILE =
  'No.,Name,Type,Date,Image\n1,Vase,Tools,1850,vase.jpg\n2,Cup,Tools,AD 64,\n3,Cup,Tools,,vase.jpg\n'
const VASE = new Blob(['the bytes of a picture'])
const PHOTO = `${location.origin}/api/photos/vaseaaaaaaaaaaaaaaaa-600x400`
const ZIP = {
  file: new File([VASE], 'pictures.zip'),
  count: 1,
  find: createFinder(['vase.jpg']),
  read: () => Promise.resolve(VASE),
}

/** A connection to a store of artifacts. */
function connect() {
  const { artifacts, api } = collectionApi()
  const photographsOf = ({ more_photos: photographs = [] }: Artifact) => Promise.resolve(photographs)
  return { artifacts, connection: { api, user: USER, photographsOf, onChanged: () => undefined } }
}

it('a file that is imported again without a change changes nothing, with its zip or without', async () => {
  const { artifacts, connection } = connect()
  const table = await readTable(new TextEncoder().encode(FILE))
  const options = { table, choices: suggestChoices(table), list: RUN.list }
  const kindsWith = async (zip: typeof ZIP | null) =>
    (await planImport(connection, { ...options, zip })).rows.map(({ kind }) => kind)
  const first = await planImport(connection, { ...options, zip: ZIP })
  expect(first.rows.map(({ kind }) => kind)).toEqual(['add', 'add', 'add'])
  // As if the picture had been uploaded.
  await savePicture(USER.uid, await hashOf(VASE), PHOTO)
  const items = itemsOf(first.rows).map((item) =>
    picturePath(item.after.artifact_image) === null
      ? item
      : { ...item, after: { ...item.after, artifact_image: PHOTO } },
  )
  await createRun(RUN, items, null)
  await startRun(connection, RUN)
  expect(artifacts.map(({ artifact_image }) => artifact_image).toSorted()).toEqual(['', PHOTO, PHOTO])
  expect(await kindsWith(ZIP)).toEqual(['leave', 'leave', 'leave'])
  expect(await kindsWith(null)).toEqual(['leave', 'leave', 'leave'])
})

it('several files in a cell become the photographs of one artifact, and change nothing when imported again', async () => {
  const { artifacts, connection } = connect()
  const files = { 'front.jpg': 'front', 'back.jpg': 'back', 'mark.jpg': 'mark' }
  const zip = {
    file: new File([], 'pictures.zip'),
    count: 3,
    find: createFinder(Object.keys(files)),
    read: (path: string) => Promise.resolve(new Blob([path])),
  }
  const table = await readTable(
    new TextEncoder().encode(
      'No.,Name,Type,Image\n1,Coin,Tools,front.jpg | back.jpg | mark.jpg\n2,Ring,Tools,back.jpg\n3,Pin,Tools,front.jpg;lost.jpg;mark.jpg\n',
    ),
  )
  const run = aRun({ ...USER, uid: 'several' }, { list: 'coins' })
  const user = { ...USER, uid: 'several' }
  const options = { table, zip, choices: suggestChoices(table), list: run.list }
  const plan = () => planImport({ ...connection, user }, options)
  const first = await plan()
  const uploaded = (name: string) =>
    `${location.origin}/api/photos/${name.replace('.jpg', '').padEnd(20, 'a')}-600x400`
  const urlOf = (address = '') => {
    const path = picturePath(address)
    return path === null ? address : uploaded(path)
  }
  expect(first.rows).toMatchObject([
    { kind: 'add', photographs: [{}, {}], notes: [] },
    { kind: 'add', photographs: [], notes: [] },
    { kind: 'add', photographs: [{}], notes: [expect.stringContaining('lost.jpg')] },
  ])
  // As if the pictures had been uploaded.
  for (const name of Object.keys(files))
    await savePicture(user.uid, await hashOf(new Blob([name])), uploaded(name))
  const items = itemsOf(first.rows).map((item) => ({
    ...item,
    after: { ...item.after, artifact_image: urlOf(item.after.artifact_image) },
    photographs: item.photographs && {
      before: [],
      after: item.photographs.after.map(({ url }) => ({ url: urlOf(url) })),
    },
  }))
  await createRun(run, items, null)
  await startRun({ ...connection, user }, run)
  expect(
    artifacts.map(({ artifact_image: image, more_photos: more = [] }) => [
      image,
      ...more.map(({ url }) => url),
    ]),
  ).toEqual([
    ['front.jpg', 'back.jpg', 'mark.jpg'].map(uploaded),
    ['back.jpg'].map(uploaded),
    ['front.jpg', 'mark.jpg'].map(uploaded),
  ])
  expect((await plan()).rows.map(({ kind }) => kind)).toEqual(['leave', 'leave', 'leave'])
})
