import { CONTENT_FIELDS } from '@tracker/domain/artifact/artifact.ts'
import { expect, it } from 'vitest'
import { apiWith } from '#test/fakeApi.tsx'
import { aRun } from '#test/importRun.ts'
import { startRun, waitForOtherTab } from './importRunner.ts'
import { createRun, type Item, readItems, readReplaced, readRuns } from './importStore.ts'
import { progress } from './runProgress.ts'

const USER = { uid: 'importer', email: 'ada@example.com', displayName: 'Ada', photoURL: '' }
const RUN = aRun(USER, {})
const VALUES = Object.fromEntries(CONTENT_FIELDS.map((field) => [field, '']))
const ITEM: Item = {
  at: 0,
  line: 2,
  name: 'Lamp',
  kind: 'add',
  key: null,
  id: '',
  before: {},
  after: { ...VALUES, artifact_name: 'Lamp', artifact_type: 'Tools' },
  photographs: null,
  state: 'waiting',
  reason: '',
}

const REST = { photographsOf: () => Promise.resolve([]), onChanged: () => undefined }
const api = apiWith(() =>
  Promise.resolve(Response.json({ acknowledged: true, insertedId: 'lamp' }, { status: 201 })),
)

it('an import waits for the tab that imports, and can go on here once it is closed', async () => {
  await createRun(RUN, [ITEM], null)
  const other = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const lock = navigator.locks.request('import', () => {
    locked.resolve()
    return other.promise
  })
  await locked.promise
  const connection = { api, user: USER, ...REST }
  await startRun(connection, RUN)
  expect(progress.get()).toMatchObject({ isElsewhere: true, done: 0 })
  expect(await readItems(RUN)).toMatchObject([{ state: 'waiting' }])
  const free = waitForOtherTab(RUN, new AbortController().signal)
  other.resolve()
  await Promise.all([lock, free])
  expect(progress.get()).toMatchObject({ isElsewhere: false, run: { isRunning: false } })
  await startRun(connection, RUN)
  expect(await readItems(RUN)).toMatchObject([{ state: 'done', id: 'lamp' }])
  expect(await readRuns(USER.uid)).toMatchObject([{ isRunning: false }])
})

it('keeps a photo that it replaces for the undo, also one that only a hidden artifact uses', async () => {
  const address = `${location.origin}/api/photos/unusedaaaaaaaaaaaaaa-40x30`
  const run = { ...RUN, id: 'hidden-photo' }
  const change: Item = {
    ...ITEM,
    kind: 'change',
    id: 'lamp',
    before: { artifact_image: address },
    after: { artifact_image: '' },
  }
  const owner = apiWith((path) =>
    Promise.resolve(
      typeof path === 'string' && path.startsWith('/api/hiddenPhotos/')
        ? new Response(path)
        : Response.json({ modifiedCount: 1 }),
    ),
  )
  await createRun(run, [change], null)
  await startRun({ api: owner, user: USER, ...REST }, run)
  const kept = await readReplaced(run, address)
  expect(await kept?.large.text()).toBe('/api/hiddenPhotos/unusedaaaaaaaaaaaaaa-40x30')
  expect(await kept?.small.text()).toBe('/api/hiddenPhotos/unusedaaaaaaaaaaaaaa-40x30?size=small')
})

it('goes on although another tab looks at that moment where it stopped', async () => {
  const run = { ...RUN, id: 'looked at' }
  await createRun(run, [ITEM], null)
  const looks = waitForOtherTab(run, new AbortController().signal)
  await startRun({ api, user: USER, ...REST }, run)
  await looks
  expect(await readItems(run)).toMatchObject([{ state: 'done', id: 'lamp' }])
})
