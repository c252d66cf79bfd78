import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ARTIFACTS, MORE_PHOTOS, PHOTOS } from '@tracker/domain/firestore/collections.ts'
import { photoIdIn } from '@tracker/domain/photo/photoAddress.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { undoImport } from '../../tools/import/undo.ts'
import { exportFile } from '../../tools/export/exportFile.ts'
import { jpeg } from '../api/support/photos.ts'
import { textWith } from './support/command.ts'
import { type Imports, startImports } from './support/imports.ts'
import type { Project } from './support/project.ts'

/** Tests of imports with pictures from a folder. */
const SITE = 'https://museum.example'

let imports: Imports
let project: Project

beforeAll(async () => {
  imports = await startImports()
  ;({ project } = imports)
  await mkdir(join(project.folder, 'pictures/room 2'), { recursive: true })
  await writePicture('vase.jpg', jpeg(2_000, 1_000))
  await writePicture('room 2/lamp.jpg', jpeg(300, 400))
  await writePicture('damaged.jpg', jpeg(2_000, 1_000).slice(0, 300))
  await writePicture('notes.txt', [...Buffer.from('No picture.')])
})
beforeEach(() => project.store.clear())

const writePicture = (name: string, bytes: readonly number[]) =>
  writeFile(join(project.folder, 'pictures', name), Buffer.from(bytes))

/** A table with one artifact per picture file. */
const table = (...pictures: readonly string[]) =>
  ['Nr,Name,Type,Foto', ...pictures.map((name, at) => `${at},Vase ${at},Tools,${name}`)].join('\n')

const importing = (content: string, ...options: string[]) =>
  imports.importing(
    'pictured.csv',
    content,
    '--key',
    'Nr',
    '--map',
    'Name=artifact_name',
    '--map',
    'Foto=artifact_image',
    '--pictures',
    'pictures',
    '--site',
    SITE,
    ...options,
  )

const stored = async (collection: string) => (await project.store.db.collection(collection).get()).docs

async function addresses(): Promise<string[]> {
  const docs = await stored(ARTIFACTS)
  return docs.map((document) => String(document.get('artifact_image') ?? '')).toSorted()
}

it('a file name becomes a photo of the adder, with the copies of the app', async () => {
  const { code, output } = await importing(
    table('vase.jpg', 'room 2\\lamp.jpg', 'https://a.example/b.jpg', ''),
  )
  expect({ code, output }).toMatchObject({ code: 0, output: textWith('4 added, 0 there already, 0 refused') })
  expect(output).toContain('2 pictures were stored')
  const photos = await stored(PHOTOS)
  expect(photos.map((photo) => photo.data())).toMatchObject(
    photos.map(({ id }) => ({
      uid: project.account.uid,
      url: `${SITE}/api/photos/${id}`,
      type: 'image/webp',
    })),
  )
  expect(photos.map(({ id }) => id.replace(/^\w{20}-/, '')).toSorted()).toEqual(['2000x1000', '300x400'])
  const urls = photos.map((photo) => String(photo.get('url')))
  expect(await addresses()).toEqual(['', 'https://a.example/b.jpg', ...urls].toSorted())
})

it('a repeated import stores nothing again; artifacts with the same file share a photo', async () => {
  await importing(table('vase.jpg', 'vase.jpg'))
  const [photos, before] = [await stored(PHOTOS), await addresses()]
  expect(photos).toHaveLength(1)
  for (const [options, counts] of [
    [[], '0 added, 2 there already, 0 refused'],
    [['--update', '--yes'], '0 added, 0 changed, 2 there already, 0 refused'],
  ] as const) {
    const { output } = await importing(table('vase.jpg', 'vase.jpg'), ...options)
    expect(output).toContain(counts)
    expect(output).not.toContain('pictures were stored')
  }
  expect(await addresses()).toEqual(before)
  expect((await stored(PHOTOS)).map(({ id }) => id)).toEqual(photos.map(({ id }) => id))
})

it('a corrected file replaces the photo, and the former one is deleted', async () => {
  await importing(table('vase.jpg'))
  const [before] = await addresses()
  const { output } = await importing(table('room 2/lamp.jpg'), '--update', '--yes')
  expect(output).toContain('1 changed')
  const [after = ''] = await addresses()
  expect(after).not.toBe(before)
  expect((await stored(PHOTOS)).map(({ id }) => id)).toEqual([photoIdIn(after)])
})

it('records without a readable picture arrive without it, in a dry run as well, which stores nothing', async () => {
  const content = table('missing.jpg', 'notes.txt', '../pictured.csv', 'damaged.jpg', 'vase.jpg')
  for (const options of [['--dry-run'], []]) {
    const { output } = await importing(content, ...options)
    expect(output).toMatch(/5 read in .* s: 5 (?:would be )?added, 0 there already, 0 (?:would be )?refused/)
    expect(await stored(PHOTOS)).toHaveLength(options.length === 0 ? 1 : 0)
    expect(output).toContain('Without a part of what the file says: 4 records.')
    expect(output).toContain('lines 2, 4: There is no file "…" in')
    expect(output).toContain('line 3: "notes.txt" is no picture that can be read')
    expect(output).toMatch(/line 5: ".*damaged.jpg" cannot be read/)
  }
  expect((await addresses()).filter(Boolean)).toHaveLength(1)
})

it('an update without the folder, or with a missing file, keeps the picture', async () => {
  await importing(table('vase.jpg'))
  const before = await addresses()
  expect((await importing(table('missing.jpg'), '--update', '--yes')).output).toContain('1 there already')
  const options = ['--key', 'Nr', '--site', SITE, '--update', '--yes']
  expect((await imports.importing('pictured.csv', table('vase.jpg'), ...options)).output).toContain(
    '1 there already',
  )
  expect(await addresses()).toEqual(before)
})

it('several files in a cell are photographs of one artifact; a corrected file replaces them, and an undo brings them back', async () => {
  const photographs = async () => {
    const [list] = await stored(MORE_PHOTOS)
    return (list?.get('more_photos') as { url: string }[] | undefined)?.map(({ url }) => url) ?? []
  }
  const first = await importing(table('vase.jpg|room 2/lamp.jpg | https://a.example/b.jpg'))
  expect(first.output).toContain('1 added, 0 there already, 0 refused')
  const [image = ''] = await addresses()
  const before = await photographs()
  expect(before).toEqual([expect.stringContaining('-300x400'), 'https://a.example/b.jpg'])
  expect(image).toContain('-2000x1000')
  expect(await stored(PHOTOS)).toHaveLength(2)
  const [artifact] = await stored(ARTIFACTS)
  expect(artifact?.get('more_photos_count')).toBe(2)

  const again = await importing(
    table('vase.jpg|room 2/lamp.jpg|https://a.example/b.jpg'),
    '--update',
    '--yes',
  )
  expect(again.output).toContain('0 added, 0 changed, 1 there already, 0 refused')
  const lacking = await importing(table('vase.jpg|missing.jpg'), '--update', '--yes')
  expect(lacking.output).toContain('0 changed, 1 there already')
  expect(await photographs()).toEqual(before)

  const corrected = await importing(table('vase.jpg|https://a.example/b.jpg'), '--update', '--yes')
  expect(corrected.output).toContain('1 changed')
  expect(await photographs()).toEqual(['https://a.example/b.jpg'])
  expect((await stored(PHOTOS)).map(({ id }) => id)).toEqual([photoIdIn(image)])

  const [, run = ''] = /--undo (\S+)/.exec(first.output) ?? []
  const left = await project.runHere(
    (terminal) => undoImport(terminal, project.folder),
    ['--undo', run, '--yes'],
  )
  expect(left.output).toContain('1 changed by somebody since')
  const [, second = ''] = /--undo (\S+)/.exec(corrected.output) ?? []
  await project.runHere((terminal) => undoImport(terminal, project.folder), ['--undo', second, '--yes'])
  expect(await photographs()).toEqual(before)
})

it('the documented default address of the local app is one that pictures may have', async () => {
  const options = ['--key', 'Nr', '--pictures', 'pictures']
  const { output } = await imports.importing('pictured.csv', table('vase.jpg'), ...options)
  expect(output).toContain('1 added, 0 there already, 0 refused')
  expect(await addresses()).toEqual([textWith('http://localhost:5000/api/photos/')])
  await project.runHere(exportFile, ['local.jsonl'])
  const again = await imports.run(['local.jsonl', '--as', project.account.email])
  expect(again.output).toContain('0 added, 1 there already, 0 refused')
})

it('a missing folder, and a site that is no origin, are errors', async () => {
  const run = (...options: string[]) =>
    imports.importing('one.csv', 'source_id,artifact_name,artifact_type\n1,Vase,Tools', ...options)
  expect(await run('--pictures', 'nowhere')).toMatchObject({
    code: 1,
    output: textWith('There is no folder nowhere for --pictures.'),
  })
  expect(await run('--pictures', 'pictures', '--site', 'museum.example')).toMatchObject({
    code: 1,
    output: textWith('--site takes an origin'),
  })
})
