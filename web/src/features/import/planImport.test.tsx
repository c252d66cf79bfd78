/** Planning the import of a file that was imported before, and has not changed. */
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
  return { artifacts, connection: { api, user: USER, onChanged: () => undefined } }
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
