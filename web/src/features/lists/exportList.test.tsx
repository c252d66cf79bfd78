import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { readList } from '@tracker/domain/lists/list.ts'
import { expect, it } from 'vitest'
import { apiWith } from '#test/fakeApi.tsx'
import { recordDownloads } from '#test/recordDownloads.ts'
import { exportList } from './exportList.ts'
import { isShown, itemsOf } from './items.ts'

const api = apiWith(() => Promise.reject(new Error('No call is expected.')))
const LIST = readList('list', {
  title: 'Bronze',
  entries: [
    { artifactId: 'awl', note: 'Sharp.' },
    { artifactId: 'gone', note: 'It was here.' },
    { artifactId: 'bowl', note: '=1+1' },
  ],
})
const awl = readArtifact('awl', { artifact_name: 'Awl' })
const bowl = { artifact_name: 'Bowl' }

async function linesOf(fields: Readonly<Record<string, unknown>>): Promise<string[]> {
  const files = recordDownloads()
  await exportList(api, LIST, itemsOf(LIST, [readArtifact('bowl', fields), awl]).filter(isShown))
  return ((await files[0]?.text()) ?? '').trim().split('\r\n')
}

it('the CSV has the visible artifacts of a list in their order, and the notes as text', async () => {
  const lines = await linesOf(bowl)
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/,_id,Note$/)
  expect(lines[1]).toMatch(/^Awl,.*,awl,Sharp\.$/)
  expect(lines[2]).toMatch(/,bowl,'=1\+1$/)
})

it('further photographs are a column before the notes', async () => {
  const more_photos = [{ url: 'https://example.com/back.jpg' }]
  const lines = await linesOf({ ...bowl, more_photos_count: 1, more_photos })
  expect(lines[0]).toMatch(/,_id,Further photographs,Note$/)
  expect(lines[1]).toMatch(/,awl,,Sharp\.$/)
  expect(lines[2]).toMatch(/,bowl,https:\/\/example\.com\/back\.jpg,'=1\+1$/)
})
