/** The artifacts that small files of museums and collectors become. */
import { readColumns } from '@tracker/domain/import/columns.ts'
import { completeMapping } from '@tracker/domain/import/choices.ts'
import { readTable } from '@tracker/domain/import/file/readTable.ts'
import { type ReadOptions, recordsOf, valuesOf } from '@tracker/domain/import/file/table.ts'
import { createPictureFinder } from '@tracker/domain/import/findPictures.ts'
import { filesIn } from '@tracker/domain/import/pictureCell.ts'
import { readRow } from '@tracker/domain/import/record.ts'
import { english } from '@tracker/domain/messages/message.ts'
import { readYears } from '@tracker/domain/time/years.ts'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

const FOLDER = new URL('fixtures/', import.meta.url)
const read = async (name: string, options?: ReadOptions) =>
  readTable(await readFile(new URL(name, FOLDER)), options)

/** The artifacts that a file becomes with the guesses of the import, and the reasons of refused rows. */
async function artifactsOf(name: string) {
  const table = await read(name)
  const { mapping } = completeMapping(table.names, (column) => valuesOf(table, column), {})
  const columns = readColumns({ type: 'Tools', ...mapping, key: mapping.key ?? null })
  return Array.from(recordsOf(table), (row) => readRow(row, columns))
}
const contentsOf = async (name: string) =>
  (await artifactsOf(name)).map((one) =>
    one.ok
      ? {
          ...one.fields.content,
          photographs: one.fields.photographs,
          notes: one.fields.notes.map(english),
        }
      : one.refusal.reasons.map(english),
  )

it('a sheet may have a title across its columns, and a line with the total, which has no number', async () => {
  expect((await read('title-row-merged.xlsx')).readAs.namesRow).toBe(3)
  const [bowl, jug, total] = await contentsOf('title-row-merged.xlsx')
  expect([bowl, jug]).toMatchObject([
    { artifact_name: 'Bowl', inventory_number: '1' },
    { artifact_name: 'Jug', inventory_number: '2' },
  ])
  expect(total).toEqual(['No.: This record has no key, which tells it from others.'])
})

describe('the cells of a row', () => {
  it('of two lists have the same numbers', async () => {
    const numbers = async (name: string) => (await artifactsOf(name)).map((one) => one.ok && one.fields.key)
    expect(await numbers('numbers-coins.csv')).toEqual(['1', '2', '3'])
    expect(await numbers('numbers-stamps.csv')).toEqual(['1', '2', '3', '4'])
  })

  it('with pictures are addresses, files, or words for none', async () => {
    const found = await contentsOf('content.csv')
    const byName = new Map(found.flatMap((one) => ('artifact_name' in one ? [[one.artifact_name, one]] : [])))
    const imageOf = (name: string) => byName.get(name)?.artifact_image
    expect(imageOf('Space URL')).toBe('https://example.org/my%20picture%201.jpg')
    expect(imageOf('Protocolless')).toBe('https://example.org/a.jpg')
    expect(imageOf('No scheme')).toBe('https://www.example.org/a.jpg')
    expect(imageOf('Commons page')).toBe(
      'https://commons.wikimedia.org/wiki/Special:FilePath/Bowl.jpg?width=1600',
    )
    for (const name of ['Two with bar', 'Two with semicolon', 'Two with comma'])
      expect(byName.get(name)).toMatchObject({
        artifact_image: 'https://example.org/a.jpg',
        photographs: [{ url: 'https://example.org/b.jpg' }],
        notes: [],
      })
    for (const [name, address] of Object.entries({
      'IIIF manifest': 'https://example.org/iiif/1/manifest.json',
      ftp: 'ftp://example.org/a.jpg',
      data: 'data:image/png;base64,iVBORw0KGgo=',
    }))
      expect(byName.get(name)).toMatchObject({
        artifact_image: '',
        notes: [`Not the address of a picture: ${address}.`],
      })
    expect(imageOf('Umlaut URL')).toMatch(/^https:\/\/example\.org\/Sch(?:ü|%C3%BC)ssel\.jpg$/)
    expect(imageOf('Http')).toMatch(/^https?:\/\/example\.org\/a\.jpg$/)
    const files = (await contentsOf('picture-names.csv')).map(
      (one) => 'artifact_image' in one && one.artifact_image,
    )
    // Without the folder or the zip, a file name is left out.
    expect(files).toEqual(Array.from({ length: 10 }, () => ''))
  })

  it('with names of files are found in a zip or a folder, however they are written', async () => {
    const find = createPictureFinder([
      'Schüssel 1.jpg'.normalize('NFC'),
      'Fotos/b.jpg',
      'Fotos/c.jpeg',
      'c/c.txt',
      'artifacts/Amenhotep_III.JPG',
      'IMG 0007.jpg',
    ])
    const cells = valuesOf(await read('picture-names.csv'), 'Image')
    expect(cells.map((cell) => filesIn(cell).map(find)[0] ?? null)).toEqual([
      ['Schüssel 1.jpg'.normalize('NFC')],
      ['Fotos/b.jpg'],
      ['Fotos/c.jpeg'],
      ['artifacts/Amenhotep_III.JPG'],
      ['IMG 0007.jpg'],
      ['Fotos/b.jpg'],
      ['IMG 0007.jpg'],
      [],
      null,
      null,
    ])
    expect(createPictureFinder(['a/x.png', 'b/x.png'])('x.png')).toEqual(['a/x.png', 'b/x.png'])
    expect(createPictureFinder(['a/x.png', 'b/x.gif'])('x.jpg')).toEqual([])
  })

  it('refuse no row but that of a text that is too long', async () => {
    const found = await contentsOf('content.csv')
    const refused = found.filter((one) => Array.isArray(one))
    expect(refused).toEqual([
      ['artifact_name: Artifact name can have at most 200 characters.'],
      ['short_description: Short description can have at most 5,000 characters.'],
    ])
    const named = (name: string) => found.find((one) => 'artifact_name' in one && one.artifact_name === name)
    expect(named('No type')).toMatchObject({ artifact_type: 'Tools' })
    expect(named('Untitled, 18')).toMatchObject({ inventory_number: '18' })
    expect(named('Zeros')).toMatchObject({ inventory_number: '0007', created_at: '0079' })
    expect(named('=HYPERLINK("https://example.org","x")')).toMatchObject({
      short_description: 'formula as name',
    })
    expect(named('<b>Bowl</b> &amp; lid')).toMatchObject({
      short_description: '<p>Red<br>glazed &eacute;</p><script>alert(1)</script>',
    })
    // Characters that turn a text around are removed from names.
    expect(named('épée 👩‍👩‍👧‍👦 🏺 gnp.exe')).toMatchObject({ short_description: 'bidi and emoji' })
    expect(named('Line\nbreak name')).toBeDefined()
    const yearsOf = (name: string) => {
      const one = named(name)
      return one && 'created_at' in one ? [one.created_at, readYears(one.created_at)] : null
    }
    expect(['Plus', 'Minus', 'Zero month', 'Hijri', 'Decade'].map(yearsOf)).toEqual([
      ['+1503-01-01T00:00:00Z', { begin: 1503, end: 1503 }],
      ['-0500-01-01T00:00:00Z', { begin: -500, end: -500 }],
      ['1899-03-00', { begin: 1899, end: 1899 }],
      ['1246 AH', { begin: 1830, end: 1831 }],
      ['189-', { begin: 1890, end: 1899 }],
    ])
  })

  it('are cut at a word on request, and the result says where', async () => {
    const table = await read('content.csv')
    const { mapping } = completeMapping(table.names, (column) => valuesOf(table, column), {})
    const columns = readColumns({ ...mapping, type: 'Tools', cut: true })
    const found = Array.from(recordsOf(table), (row) => readRow(row, columns))
    expect(found.filter((one) => !one.ok)).toEqual([])
    const cut = found
      .flatMap((one) => (one.ok ? one.fields.notes.map(english) : []))
      .filter((note) => note.includes('was cut'))
    expect(cut).toHaveLength(2)
    expect(cut[0]).toMatch(/^Artifact name was cut after “.*(?:Long|name)…”\.$/)
  })
})
