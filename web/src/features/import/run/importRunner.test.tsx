import { CONTENT_FIELDS } from '@tracker/domain/artifact/artifact.ts'
import { expect, it } from 'vitest'
import { apiWith } from '#test/fakeApi.tsx'
import { startRun, waitForOtherTab } from './importRunner.ts'
import { createRun, type Item, readItems, readRuns, type Run } from './importStore.ts'
import { progress } from './runProgress.ts'

const USER = { uid: 'importer', email: 'ada@example.com', displayName: 'Ada', photoURL: '' }
const RUN: Run = {
  id: 'resumed',
  uid: USER.uid,
  file: 'finds.csv',
  list: '',
  startedAt: Date.now(),
  activeAt: Date.now(),
  mode: 'import',
  isRunning: false,
}
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
  state: 'waiting',
  reason: '',
}

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
  const connection = { api, user: USER, onChanged: () => undefined }
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
