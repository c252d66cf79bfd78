/** Further photographs of an import: sent, and undone. */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { expect, it } from 'vitest'
import { apiWith } from '#test/fakeApi.tsx'
import { aRun } from '#test/importRun.ts'
import { startRun } from './importRunner.ts'
import { createRun, type Item, readItems, readReplaced } from './importStore.ts'

const USER = { uid: 'photographer', email: 'ada@example.com', displayName: 'Ada', photoURL: '' }
const photo = (name: string) => `${location.origin}/api/photos/${name.padEnd(20, 'a')}-40x30`
const [front, back, mark, again] = [photo('front'), photo('back'), photo('mark'), photo('again')]
const CHANGE: Item = {
  at: 0,
  line: 2,
  name: 'Coin',
  kind: 'change',
  key: null,
  id: 'coin',
  before: {},
  after: {},
  photographs: { before: [{ url: back, caption: 'Back' }], after: [{ url: mark }] },
  state: 'waiting',
  reason: '',
}

/** A server with one artifact, whose photos are deleted when it does not use them. */
function serve() {
  const stored = {
    artifact_name: 'Coin',
    artifact_type: 'Tools',
    artifact_image: front,
    more_photos: [{ url: back, caption: 'Back' }] as { url: string; caption?: string }[],
  }
  const there = new Set([front, back, mark])
  const answer = (path: string, method: string, body: Record<string, unknown>) => {
    if (method === 'GET' && path.startsWith('/api/artifact/'))
      return Response.json(readArtifact('coin', stored), { headers: { ETag: '"1"' } })
    if (path.startsWith('/api/hiddenPhotos/')) return new Response(path)
    const next = body.more_photos as typeof stored.more_photos
    if (next.some(({ url }) => !there.has(url)))
      return Response.json({ detail: 'This photo does not exist.' }, { status: 400 })
    for (const { url } of stored.more_photos) if (!next.some((one) => one.url === url)) there.delete(url)
    stored.more_photos = next
    return Response.json({ modifiedCount: 1 })
  }
  const api = apiWith((address, init) => {
    const [path, method] = [typeof address === 'string' ? address : '', init?.method ?? 'GET']
    const body = (typeof init?.body === 'string' ? JSON.parse(init.body) : {}) as Record<string, unknown>
    return Promise.resolve(answer(path, method, body))
  })
  const photographsOf = () => Promise.resolve([])
  const addPhoto = () => {
    there.add(again)
    return Promise.resolve({ url: again, width: 40, height: 30 })
  }
  const connection = { api: { ...api, addPhoto }, user: USER, photographsOf, onChanged: () => undefined }
  return { stored, there, connection }
}

it('are replaced, and those that the artifact loses are kept for the undo', async () => {
  const { stored, connection } = serve()
  const run = aRun(USER, { id: 'replaces' })
  await createRun(run, [CHANGE], null)
  await startRun(connection, run)
  expect(await readItems(run)).toMatchObject([{ state: 'done' }])
  expect(stored.more_photos).toEqual([{ url: mark }])
  expect(await readReplaced(run, back)).not.toBeNull()
})

it('that are still there are as before after an undo, with their captions', async () => {
  const { stored, there, connection } = serve()
  const run = aRun(USER, { id: 'undoes' })
  await createRun(run, [CHANGE], null)
  await startRun(connection, run)
  there.add(back)
  await startRun(connection, { ...run, mode: 'undo' })
  expect(await readItems(run)).toMatchObject([{ state: 'undone' }])
  expect(stored.more_photos).toEqual([{ url: back, caption: 'Back' }])
})

it('stay if they were changed after the import', async () => {
  const { stored, connection } = serve()
  const run = aRun(USER, { id: 'changed since' })
  await createRun(run, [CHANGE], null)
  await startRun(connection, run)
  stored.more_photos = [{ url: mark, caption: 'Mark of the mint' }]
  await startRun(connection, { ...run, mode: 'undo' })
  expect(await readItems(run)).toMatchObject([{ state: 'left' }])
  expect(stored.more_photos).toEqual([{ url: mark, caption: 'Mark of the mint' }])
})

it('that are gone are uploaded again by an undo, from the copy of this browser', async () => {
  const { stored, connection } = serve()
  const run = aRun(USER, { id: 'restores' })
  await createRun(run, [CHANGE], null)
  await startRun(connection, run)
  await startRun(connection, { ...run, mode: 'undo' })
  expect(await readItems(run)).toMatchObject([{ state: 'undone' }])
  expect(stored.more_photos).toEqual([{ url: again, caption: 'Back' }])
})
