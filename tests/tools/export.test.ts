import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { ARTIFACTS, HIDDEN } from '@tracker/domain/firestore/collections.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Terminal } from '../../tools/cli/terminal.ts'
import { exportFile } from '../../tools/export/exportFile.ts'
import { importFile as importInto } from '../../tools/import/importFile.ts'
import { storeArtifact } from '../api/support/artifacts.ts'
import { objectOf } from '../api/support/ask.ts'
import { webp } from '../api/support/photos.ts'
import { scaled } from '../support/scale.ts'
import { textWith } from './support/command.ts'
import { type Project, startProject } from './support/project.ts'

let project: Project

const importFile = (terminal: Terminal) => importInto(terminal, project.folder)

beforeAll(async () => {
  project = await startProject()
})
beforeEach(() => project.store.clear())

async function stored(): Promise<Record<string, unknown>[]> {
  const { docs } = await project.store.db.collection(ARTIFACTS).orderBy('__name__').get()
  return docs.map((document) => {
    const { added_at: _added, updated_at: _updated, ...rest } = objectOf(document.data())
    return { id: document.id, ...rest }
  })
}

async function lineObjects(path: string): Promise<Record<string, unknown>[]> {
  const bytes = await readFile(join(project.folder, path))
  const text = path.endsWith('.gz') ? gunzipSync(bytes).toString() : bytes.toString()
  return text
    .trimEnd()
    .split('\n')
    .map((line) => objectOf(JSON.parse(line)))
}

describe('an export', () => {
  it('contains public artifacts only', async () => {
    const { db } = project.store
    await storeArtifact(db, { id: 'one', uid: project.account.uid, likers: ['bob', 'eve'] })
    const { code, output } = await project.runHere(exportFile, ['all.jsonl'])
    expect(output).toContain('1 artifacts of demo-artifact-tracker are in all.jsonl.')
    expect(code).toBe(0)
    const [line] = await lineObjects('all.jsonl')
    expect(line).toMatchObject({ _id: 'one', artifact_name: 'Rosetta Stone', likes_count: 2 })
    expect(line?.added_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect(Object.keys(line ?? {}).filter((key) => /uid|email|key|pieces|updated/.test(key))).toEqual([])
  })

  it('has further photographs with their texts, and their photos, and an import restores them', async () => {
    const { db } = project.store
    const url = `https://tracker.example/api/photos/${'m'.repeat(20)}-4x3`
    const more_photos = [
      { url, caption: 'The back', credit: 'Karl' },
      { url: 'https://example.com/side.jpg' },
    ]
    await storeArtifact(db, { id: 'many', uid: project.account.uid })
    await db.doc('artifacts/many').update({ more_photos_count: 2 })
    await db.doc('morePhotos/many').set({ adder_uid: project.account.uid, more_photos })
    const photo = { type: 'image/webp', large: Buffer.from('large'), small: Buffer.from('small') }
    await db.doc(`photos/${'m'.repeat(20)}-4x3`).set(photo)
    const { output } = await project.runHere(exportFile, ['many.jsonl'])
    expect(output).toContain('many.photos')
    expect((await lineObjects('many.jsonl'))[0]).toMatchObject({ more_photos })
    await project.runHere(exportFile, ['many.csv'])
    const listIn = async () => objectOf((await db.doc('morePhotos/many').get()).data()).more_photos
    for (const file of ['many.jsonl', 'many.csv']) {
      await project.store.clear()
      const options = [file, '--as', project.account.email]
      expect((await project.runHere(importFile, options)).output).toContain('1 added, 0 there already')
      expect(await listIn()).toEqual(more_photos)
      const again = await project.runHere(importFile, [...options, '--update', '--yes'])
      expect(again.output).toContain('0 added, 0 changed, 1 there already')
    }
  })

  it('writes the photos of its artifacts in all sizes, and no others', async () => {
    const { db } = project.store
    const idOf = (letter: string) => `${letter.repeat(20)}-4x3`
    for (const letter of ['a', 'b']) {
      const photo = { type: 'image/webp', large: Buffer.from('large'), small: Buffer.from('small') }
      await db.doc(`photos/${idOf(letter)}`).set(photo)
    }
    await db.doc(`photos/${idOf('c')}`).set({
      type: 'image/jpeg',
      large: Buffer.from('large'),
      medium: Buffer.from('medium'),
      small: Buffer.from('small'),
    })
    for (const letter of ['a', 'c']) {
      const artifact_image = `https://tracker.example/api/photos/${idOf(letter)}`
      await storeArtifact(db, { id: letter, uid: project.account.uid, fields: { artifact_image } })
    }
    const { output } = await project.runHere(exportFile, ['pictured.jsonl.gz'])
    expect(output).toContain('Their 2 photos are in pictured.photos.')
    const folder = join(project.folder, 'pictured.photos')
    expect((await readdir(folder)).toSorted()).toEqual([
      `${idOf('a')}.small.webp`,
      `${idOf('a')}.webp`,
      `${idOf('c')}.jpg`,
      `${idOf('c')}.medium.jpg`,
      `${idOf('c')}.small.jpg`,
    ])
    expect(await readFile(join(folder, `${idOf('c')}.medium.jpg`), 'utf8')).toBe('medium')
    expect(await readFile(join(folder, `${idOf('a')}.webp`), 'utf8')).toBe('large')
  })

  it('is a table that spreadsheets open safely and that an import restores with the same ids', async () => {
    const fields = {
      artifact_name: '=HYPERLINK("https://example.com")',
      created_at: '-500',
      historical_context: "Zeile 1\n- Zeile 2; 'Größe', 3 cm",
    }
    await storeArtifact(project.store.db, { id: 'one', uid: project.account.uid, fields })
    const before = await stored()
    await project.runHere(exportFile, ['table.csv'])
    const text = await readFile(join(project.folder, 'table.csv'), 'utf8')
    expect(text).toMatch(/^\uFEFFArtifact name,[^]*\r\n"'=HYPERLINK\(""https[^]*,'-500,/)
    expect(text).not.toContain('@example')
    await project.store.clear()
    const { output } = await project.runHere(importFile, ['table.csv', '--as', project.account.email])
    expect(output).toContain('1 added, 0 there already, 0 refused')
    const pick = ({ id, ...rest }: Record<string, unknown>) => ({
      id,
      ...Object.fromEntries(Object.keys(fields).map((field) => [field, rest[field]])),
    })
    expect((await stored()).map(pick)).toEqual(before.map(pick))
  })

  it('omits an artifact that is being deleted', async () => {
    await storeArtifact(project.store.db, { id: 'one', uid: project.account.uid })
    await storeArtifact(project.store.db, { id: 'two', uid: project.account.uid })
    await project.store.db.doc('artifacts/one').update({ deleting_at: new Date() })
    await project.runHere(exportFile, ['left.jsonl'])
    expect((await lineObjects('left.jsonl')).map(({ _id }) => _id)).toEqual(['two'])
  })

  it('is read by an import, packed or not: the same artifacts with the same ids, once', async () => {
    // More than one page.
    const count = scaled(650, 310)
    const names = Array.from({ length: count }, (_, index) => `Vase ${index} of Ōita \u{1F3FA}\n"quoted"`)
    const records = names.map((name, source_id) =>
      JSON.stringify({ artifact_name: name, artifact_type: 'Tools', source_id }),
    )
    await writeFile(join(project.folder, 'in.jsonl'), records.join('\n'))
    await project.runHere(importFile, ['in.jsonl', '--as', project.account.email])
    const before = await stored()
    expect(before).toHaveLength(count)

    await project.runHere(exportFile, ['out.jsonl.gz'])
    const again = await project.runHere(importFile, ['out.jsonl.gz', '--as', project.account.email])
    expect(again.output).toContain(`0 added, ${count} there already, 0 refused`)
    expect(await stored()).toEqual(before)

    await project.store.clear()
    const anew = await project.runHere(importFile, ['out.jsonl.gz', '--as', project.account.email])
    expect(anew.output).toContain(`${count} added, 0 there already, 0 refused`)
    expect(await stored()).toEqual(before)
  })

  it.each([
    ['three copies', true],
    ['two copies', false],
  ])(
    'brings its photos back, under the same address, and only those that are photos: %s',
    async (_, hasMedium) => {
      const { db } = project.store
      const name = hasMedium ? 'three' : 'two'
      const id = `${'c'.repeat(20)}-1600x1200`
      const artifact_image = `https://tracker.example/api/photos/${id}`
      const photo = {
        type: 'image/webp',
        large: Buffer.from(webp(1_600, 1_200)),
        ...(hasMedium && { medium: Buffer.from(webp(960, 720)) }),
        small: Buffer.from(webp(480, 360)),
      }
      await db.doc(`photos/${id}`).set(photo)
      const caption = { image_credit: 'Karl', image_licence: 'CC BY 4.0' }
      await storeArtifact(db, { id: 'one', uid: 'somebody', fields: { artifact_image, ...caption } })
      await project.runHere(exportFile, [`${name}.jsonl`])
      await project.store.clear()
      const importAgain = () => project.runHere(importFile, [`${name}.jsonl`, '--as', project.account.email])
      const { output } = await importAgain()
      expect(output).toContain(`1 photos came back from ${name}.photos.`)
      expect((await db.doc('artifacts/one').get()).data()).toMatchObject({ artifact_image, ...caption })
      const { uid } = project.account
      const expected = { ...photo, uid, url: artifact_image, width: 1_600, height: 1_200 }
      const { sent_at: _sentAt, ...back } = objectOf((await db.doc(`photos/${id}`).get()).data())
      expect(back).toEqual(expected)

      await project.store.clear()
      const copy = hasMedium ? `${id}.medium.webp` : `${id}.webp`
      const proven = photo.medium ?? photo.large
      await writeFile(
        join(project.folder, `${name}.photos`, copy),
        Buffer.concat([proven, Buffer.from('<script>')]),
      )
      expect((await importAgain()).output).toContain(`A photo did not come back. ${id}: `)
      expect((await db.doc(`photos/${id}`).get()).exists).toBe(false)
      expect((await db.doc('artifacts/one').get()).exists).toBe(true)
    },
  )

  it('restores public artifacts, owned by the importer, without likes and times', async () => {
    const { db } = project.store
    await storeArtifact(db, { id: 'one', uid: 'somebody', likers: ['bob', 'eve'] })
    const before = objectOf((await db.doc('artifacts/one').get()).data())
    await project.runHere(exportFile, ['restore.jsonl'])
    await project.store.clear()
    await project.runHere(importFile, ['restore.jsonl', '--as', project.account.email])
    const after = (await db.doc('artifacts/one').get()).data()
    expect(after).toMatchObject({
      artifact_name: before.artifact_name,
      adder_uid: project.account.uid,
      likes_count: 0,
    })
    expect(after?.added_at).not.toEqual(before.added_at)
  })

  it('has no hidden artifact, and no import restores one', async () => {
    const { db } = project.store
    const record = JSON.stringify({ artifact_name: 'Vase', artifact_type: 'Tools', source_id: 'test:vase' })
    await writeFile(join(project.folder, 'vase.jsonl'), record)
    const importIt = () => project.runHere(importFile, ['vase.jsonl', '--as', project.account.email])
    expect((await importIt()).output).toContain('1 added')
    const [vase] = (await db.collection(ARTIFACTS).get()).docs
    await db.doc(`${HIDDEN}/${vase?.id}`).set({ ...vase?.data(), hidden_reason: 'A copy.' })
    await vase?.ref.delete()
    expect((await importIt()).output).toContain('0 added, 1 there already')
    await storeArtifact(db, { id: 'shown', uid: project.account.uid })
    await project.runHere(exportFile, ['shown.jsonl'])
    expect((await lineObjects('shown.jsonl')).map(({ _id }) => _id)).toEqual(['shown'])
  })

  it('requires a file name that an import accepts', async () => {
    expect(await project.runHere(exportFile, ['all.xlsx'])).toMatchObject({
      code: 1,
      output: textWith('Usage: npm run export -- FILE.jsonl[.gz] | FILE.csv[.gz]'),
    })
  })
})
