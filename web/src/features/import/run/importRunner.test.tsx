import { CONTENT_FIELDS } from '@tracker/domain/artifact/artifact.ts'
import { expect, it } from 'vitest'
import { apiWith } from '#test/fakeApi.tsx'
import { startRun } from './importRunner.ts'
import { createRun, type Item, readItems, readRuns, type Run } from './importStore.ts'

const USER = { uid: 'importer', email: 'ada@example.com', displayName: 'Ada', photoURL: '' }
const RUN: Run = {
  id: 'resumed',
  uid: USER.uid,
  file: 'finds.csv',
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

it('a paused import that is resumed while another tab looks at it goes on', async () => {
  await createRun(RUN, [ITEM], null)
  const looking = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const lock = navigator.locks.request(`import ${RUN.id}`, () => {
    locked.resolve()
    return looking.promise
  })
  await locked.promise
  const resumed = startRun({ api, user: USER, onChanged: () => undefined }, RUN)
  const pending = async () => (await navigator.locks.query()).pending?.map(({ name }) => name)
  await expect.poll(pending).toContain(`import ${RUN.id}`)
  looking.resolve()
  await Promise.all([lock, resumed])
  expect(await readItems(RUN)).toMatchObject([{ state: 'done', id: 'lamp' }])
  expect(await readRuns(USER.uid)).toMatchObject([{ isRunning: false }])
})
