import { type Artifact, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { EXPORT_MAX } from '@tracker/domain/limits.ts'
import { readTable } from '@tracker/domain/import/file/readTable.ts'
import { recordsOf } from '@tracker/domain/import/file/table.ts'
import { readColumns } from '@tracker/domain/import/columns.ts'
import { readRow } from '@tracker/domain/import/record.ts'
import { readXlsx } from 'hucre/xlsx'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import Toaster from '#notifications/Toaster.tsx'
import { apiWith } from '#test/fakeApi.tsx'
import { recordDownloads } from '#test/recordDownloads.ts'
import { renderApp } from '#test/render.tsx'
import { ApiContext } from '#firebase/api/apiContext.ts'
import { apiClient } from '#firebase/api/useApi.ts'
import { ExportMenu } from './ExportMenu.tsx'

const artifactNo = (number: number) => readArtifact(`id-${number}`, { artifact_name: `Artifact ${number}` })

let files: readonly Blob[] = []
beforeEach(() => {
  files = recordDownloads()
})

async function show(pages: () => AsyncIterable<readonly Artifact[]>, api = apiClient) {
  return renderApp(
    <ApiContext value={api}>
      <ExportMenu pages={pages} />
      <Toaster />
    </ApiContext>,
  )
}

const PHOTOGRAPHS = [
  { url: 'https://example.com/back.jpg', caption: 'The back; =worn', credit: 'Ada "A."' },
  { url: 'https://example.com/mark.jpg' },
]
/** A hidden artifact, whose further photographs are read through the API. */
const hidden = (id: string, fields: object = {}) =>
  readArtifact(id, { artifact_name: id, artifact_type: 'Tools', hidden_reason: 'It waits.', ...fields })

async function showHidden(artifacts: readonly Artifact[], answer: (id: string) => Response) {
  const api = apiWith(async (address) =>
    answer(typeof address === 'string' ? address.replace('/api/artifact/', '') : ''),
  )
  await show(async function* pages() {
    yield artifacts
  }, api)
}
const opener = page.getByRole('button', { name: 'Export', exact: true })
async function choose(format = 'CSV') {
  await opener.click()
  await page.getByRole('menuitem', { name: `Export ${format}` }).click()
}

describe('ExportMenu', () => {
  it('saves all pages as one table, with its progress meanwhile', async () => {
    const second = Promise.withResolvers<readonly Artifact[]>()
    await show(async function* pages() {
      yield [artifactNo(1), artifactNo(2)]
      yield await second.promise
    })
    await choose()
    await expect.element(page.getByText('2 artifacts so far')).toBeVisible()
    expect(files).toHaveLength(0)
    second.resolve([artifactNo(3)])
    await expect.element(page.getByText('3 artifacts exported.')).toBeVisible()
    const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? [])
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(files[0]?.type).toBe('text/csv;charset=utf-8')
    expect((await files[0]?.text())?.trimEnd().split('\r\n')).toHaveLength(4)
    await expect.element(opener).toBeVisible()
  })

  it('saves a workbook that the import reads again', async () => {
    await show(async function* pages() {
      yield Array.from({ length: 300 }, (_, index) =>
        readArtifact(`id-${index}`, {
          artifact_name: `=Artifact ${index}`,
          short_description: 'long '.repeat(200),
        }),
      )
    })
    await choose('XLSX')
    await expect.poll(() => files.length).toBe(1)
    const { sheets } = await readXlsx((await files[0]?.arrayBuffer()) ?? new ArrayBuffer())
    const { rows = [], cells } = sheets[0] ?? {}
    expect(rows).toHaveLength(301)
    expect(rows[300]?.[0]).toBe('=Artifact 299')
    expect(cells?.get('300,0')?.formula).toBeUndefined()
  })

  it('saves JSON lines', async () => {
    await show(async function* pages() {
      yield [artifactNo(1), artifactNo(2)]
    })
    await choose('JSON lines')
    await expect.element(page.getByText('2 artifacts exported.')).toBeVisible()
    const lines = ((await files[0]?.text()) ?? '').trimEnd().split('\n')
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([artifactNo(1), artifactNo(2)])
  })

  it.each(['CSV', 'XLSX', 'JSON lines'])(
    'has the further photographs as %s, which the import reads in their order with their texts',
    async (format) => {
      const read: string[] = []
      const own = [{ url: 'https://example.com/side.jpg' }]
      await showHidden(
        [
          hidden('many', { more_photos_count: 2 }),
          hidden('none'),
          hidden('own', { more_photos_count: 1, more_photos: own }),
        ],
        (id) => {
          read.push(id)
          return Response.json(hidden(id, { more_photos_count: 2, more_photos: PHOTOGRAPHS }), {
            headers: { ETag: '"1"' },
          })
        },
      )
      await choose(format)
      await expect.poll(() => files.length).toBe(1)
      const table = await readTable(new Uint8Array((await files[0]?.arrayBuffer()) ?? []))
      const rows = [...recordsOf(table)].map((row) => readRow(row, readColumns()))
      expect(rows.map((row) => row.ok && [row.fields.key, row.fields.photographs])).toEqual([
        ['many', PHOTOGRAPHS],
        ['none', []],
        ['own', own],
      ])
      // A document for each artifact that has some, and none for others.
      expect(read).toEqual(['many'])
    },
  )

  it('saves nothing without the photographs that cannot be read, says so, and reads them at the next press', async () => {
    let isCut = true
    await showHidden([hidden('many', { more_photos_count: 2 })], (id) => {
      if (isCut) throw new TypeError('Failed to fetch')
      return Response.json(hidden(id, { more_photos: PHOTOGRAPHS }), { headers: { ETag: '"1"' } })
    })
    await choose('JSON lines')
    await expect.element(page.getByText(/could not be reached/)).toBeVisible()
    expect(files).toHaveLength(0)
    isCut = false
    await choose('JSON lines')
    await expect.poll(() => files.length).toBe(1)
    expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({ more_photos: PHOTOGRAPHS })
  })

  it('has an artifact that was deleted meanwhile without its photographs, and the others with theirs', async () => {
    await showHidden(
      [hidden('gone', { more_photos_count: 1 }), hidden('many', { more_photos_count: 2 })],
      (id) =>
        id === 'gone'
          ? Response.json({ status: 404, title: 'Not found', detail: 'No such artifact.' }, { status: 404 })
          : Response.json(hidden(id, { more_photos: PHOTOGRAPHS }), { headers: { ETag: '"1"' } }),
    )
    await choose('JSON lines')
    await expect.poll(() => files.length).toBe(1)
    const lines = (await files[0]?.text())?.trim().split('\n') ?? []
    const read = lines.map((line): unknown => JSON.parse(line))
    expect(read).toMatchObject([{ _id: 'gone' }, { _id: 'many', more_photos: PHOTOGRAPHS }])
  })

  it('saves nothing when it is cancelled, and reads no further page', async () => {
    const reads: number[] = []
    const second = Promise.withResolvers<readonly Artifact[]>()
    await show(async function* pages() {
      yield [artifactNo(1)]
      yield await second.promise
      reads.push(3)
      yield [artifactNo(3)]
    })
    await choose()
    await page.getByRole('button', { name: 'Stop exporting' }).click()
    await expect.element(opener).toBeVisible()
    second.resolve([artifactNo(2)])
    await second.promise
    expect([files.length, reads.length]).toEqual([0, 0])
  })

  it('shows an error, and saves nothing', async () => {
    await show(async function* pages() {
      yield [artifactNo(1)]
      await Promise.reject(new Error('The cable is cut.'))
    })
    await choose()
    await expect.element(page.getByText('The cable is cut.')).toBeVisible()
    expect(files).toHaveLength(0)
  })

  it('stops at the largest export, and shows that there is more', async () => {
    await show(async function* pages() {
      const full = Array.from({ length: 500 }, (_, index) => artifactNo(index))
      for (;;) yield await Promise.resolve(full)
    })
    await choose()
    await expect.element(page.getByText(/^The first 2,000 artifacts were exported\./)).toBeVisible()
    expect((await files[0]?.text())?.trimEnd().split('\r\n')).toHaveLength(EXPORT_MAX + 1)
  })
})
