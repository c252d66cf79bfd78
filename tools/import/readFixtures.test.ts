/** Small files as spreadsheets, museums and collectors write them, with what the import reads in each. */
import { readColumns } from '@tracker/domain/import/columns.ts'
import { completeMapping } from '@tracker/domain/import/choices.ts'
import { readTable } from '@tracker/domain/import/file/readTable.ts'
import { type ReadOptions, recordsOf, type Table, valuesOf } from '@tracker/domain/import/file/table.ts'
import { readRow } from '@tracker/domain/import/record.ts'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

const FOLDER = new URL('fixtures/', import.meta.url)
const read = async (name: string, options?: ReadOptions) =>
  readTable(await readFile(new URL(name, FOLDER)), options)
const cellsOf = ({ rows }: Table) => rows.map((row) => ('cells' in row ? row.cells : row.reason))

/** The artifacts that a file becomes with the guesses of the import, and the reasons of refused rows. */
async function artifactsOf(name: string) {
  const table = await read(name)
  const { mapping } = completeMapping(table.names, (column) => valuesOf(table, column), {})
  const columns = readColumns({ type: 'Tools', ...mapping, key: mapping.key ?? null })
  return Array.from(recordsOf(table), (row) => readRow(row, columns))
}
const contentsOf = async (name: string) =>
  (await artifactsOf(name)).map((one) =>
    one.ok ? { ...one.fields.content, notes: one.fields.notes } : one.refusal.reasons,
  )

describe('the delimiter', () => {
  it.each([
    ['bars-with-commas.csv', '|', ['Bowl', 'Tools', 'red, glazed, chipped'], 2],
    ['semicolon-decimal-commas.csv', ';', ['Coin 1', '1,58'], 5],
    ['semicolon-one-row-multiline.csv', ';', ['Vase', 'Tools', 'one\ntwo, three, four\n, five'], 1],
    [
      'semicolon-multiline-commas.csv',
      ';',
      [
        'Lamp 1',
        'Tools',
        'Found in the well,\nbroken, mended, washed,\nthen lost, found again, and\nlabelled, packed, stored',
      ],
      6,
    ],
    [
      'short-comma-file-with-lists.csv',
      ',',
      [
        '1',
        'Pier 1',
        'Documents',
        '1911',
        'A. Maker',
        'paper',
        'Moscow',
        '10',
        '12',
        'Gift',
        'CC0',
        'harbours; ships; gulls',
      ],
      7,
    ],
    ['sep-line.csv', ';', ['Bowl', 'Tools', '1850'], 2],
  ])('of %s is %j', async (name, delimiter, first, count) => {
    const table = await read(name)
    expect(table.readAs.delimiter).toBe(delimiter)
    expect(cellsOf(table)[0]).toEqual(first)
    expect(table.rows).toHaveLength(count)
  })

  it('can be changed', async () => {
    expect((await read('semicolon-decimal-commas.csv', { delimiter: ',' })).names).toEqual(['Name;Weight'])
  })
})

describe('the encoding', () => {
  const TITLE = 'Theil einer Schüssel – „groß“'
  it.each([
    ['windows-1252.csv', 'Windows-1252', TITLE],
    ['macroman.csv', 'MacRoman', TITLE],
    ['utf16be-bom.csv', 'UTF-16 (big endian)', TITLE],
    ['windows-1251.csv', 'Windows-1251', 'Кувшин'],
    ['windows-1253.csv', 'Windows-1253', 'Αμφορέας'],
    ['shift-jis.csv', 'Shift-JIS', '銅鏡'],
    ['gb18030.csv', 'GB18030', '青花瓷碗'],
    ['bom-key-first.csv', 'UTF-8', 'x1'],
  ])('of %s is %s', async (name, encoding, text) => {
    const table = await read(name)
    expect(table.readAs.encoding).toBe(encoding)
    expect(cellsOf(table)[0]?.[0]).toBe(text)
  })

  it('of UTF-16 without a mark is recognised', async () => {
    const text = 'Name,Type\nBowl,Tools\nSchüssel,Tools\n'
    const bytes = Buffer.from(text, 'utf16le')
    for (const [order, encoding] of [
      [bytes, 'UTF-16'],
      [Buffer.from(bytes).swap16(), 'UTF-16 (big endian)'],
    ] as const) {
      const table = await readTable(order)
      expect([table.readAs.encoding, cellsOf(table)[1]]).toEqual([encoding, ['Schüssel', 'Tools']])
    }
  })

  it('can be changed', async () => {
    const table = await read('windows-1252.csv', { encoding: 'MacRoman' })
    expect(cellsOf(table)[1]?.[0]).not.toBe('Épée française')
  })
})

describe('the names of the columns', () => {
  it('are found below titles, which are left out', async () => {
    const table = await read('title-rows.csv')
    expect(table.names).toEqual(['Name', 'Type', 'Date', 'Location'])
    expect(table.rows[0]).toEqual({ line: 5, cells: ['Bowl', 'Tools', '1850', 'Store 1'] })
    expect(table.notes).toEqual(['Rows above the names that are left out: 2.'])
  })

  it('are numbers in a file without names, which keeps its first record', async () => {
    const table = await read('no-header.csv')
    expect(table.names).toEqual(['Column 1', 'Column 2', 'Column 3', 'Column 4'])
    expect(cellsOf(table)[0]).toEqual(['A-001', 'Bowl', 'Ceramic', '1850'])
    expect((await read('no-header.csv', { namesRow: 1 })).rows).toHaveLength(2)
  })

  it('are unique, and a column without a name is kept if it has values', async () => {
    expect((await read('duplicate-empty-headers.csv')).names).toEqual([
      'Name',
      'Type',
      'Date',
      'Date (2)',
      'Column 5',
      'Notes',
    ])
  })
})

describe('quotes', () => {
  it('stand for inches', async () => {
    expect(cellsOf(await read('inch-quotes.csv')).map((cells) => cells[2])).toEqual([
      'Blade 30" long',
      'Shaft 6" thick, ash',
      'Head 5" wide',
    ])
  })

  it('may follow a blank', async () => {
    const table = await read('space-after-comma.csv')
    expect(table.names).toEqual(['title', 'creator', 'description'])
    expect(cellsOf(table)).toEqual([
      ['Bowl', 'A. Potter', 'red, glazed'],
      ['Jug', 'B. Potter', 'blue, tall'],
    ])
  })

  it('that do not end cost no row', async () => {
    const table = await read('unclosed-quote.csv')
    expect(cellsOf(table)).toEqual([
      ['Bowl', 'Tools', '1850'],
      ['Jug', 'Tools', '1860'],
    ])
    expect(table.notes).toEqual(['Rows with a quote that does not end, which is left out: 2.'])
  })
})

describe('a workbook', () => {
  it('is read as the spreadsheet shows it: zeros, years, months, links, merged cells', async () => {
    const table = await read('cells.xlsx')
    expect(table.names).toEqual([
      'Inv',
      'Name',
      'Type',
      'Date',
      'Found',
      'Price',
      'Share',
      'Link',
      'Link (link)',
    ])
    const rows = cellsOf(table)
    expect(rows[0]).toEqual([
      '0007',
      'Zeros',
      'Tools',
      '1850',
      '1922',
      '12.5',
      '25%',
      'photo',
      'https://example.org/bowl.jpg',
    ])
    expect(rows.map((cells) => `${cells[0]} ${cells[2]} ${cells[3]}`)).toEqual([
      '0007 Tools 1850',
      '9 Tools ',
      '10 Tools Mar 1905',
      '11 Tools 12.03.1899',
      '12 Tools 10:30:00',
      '13 Tools 45292',
      '14 Tools 1850',
      '15 Tools 1851',
    ])
    expect(table.notes).toEqual([
      'Hidden rows that are left out: 1.',
      'Formulas without a result: 2. Open the workbook in a spreadsheet and save it.',
    ])
  })

  it('has its hidden rows if they are wanted', async () => {
    const table = await read('cells.xlsx', { withHidden: true })
    expect(table.rows[1]).toMatchObject({
      line: 3,
      cells: ['8', 'Year date', 'Tools', '1999', '2001-05-03 23:30'],
    })
  })

  it('names the pictures that are left out', async () => {
    expect((await read('embedded-picture.xlsx')).notes).toEqual([
      'Pictures within the workbook that are left out: 1. Save them as files, and name the files in a column.',
    ])
  })

  it('has no columns because of a cell far beside the table', async () => {
    const table = await read('far-cell.xlsx')
    expect([table.names, cellsOf(table)]).toEqual([['Name', 'Type'], [['Filler', 'Tools']]])
    expect(table.notes).toEqual(['Cells beside the table that are left out: 1.'])
  })

  it('is read from the first sheet with known names', async () => {
    const table = await read('second-sheet.xlsx')
    expect([table.readAs.sheet, cellsOf(table)]).toEqual(['Objects', [['Bowl', 'Tools', '1850']]])
    expect(table.notes).toEqual(['Sheets that are not read: Read me.'])
    const other = await read('second-sheet.xlsx', { sheet: 'Read me' })
    expect(cellsOf(other)).toEqual([['See sheet 2']])
  })

  it('may have a title across its columns, and a line with the total, which has no number', async () => {
    expect((await read('title-row-merged.xlsx')).readAs.namesRow).toBe(3)
    const [bowl, jug, total] = await contentsOf('title-row-merged.xlsx')
    expect([bowl, jug]).toMatchObject([
      { artifact_name: 'Bowl', inventory_number: '1' },
      { artifact_name: 'Jug', inventory_number: '2' },
    ])
    expect(total).toEqual(['No.: This record has no key, which tells it from others.'])
  })
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
        notes: ['Further pictures that are left out: https://example.org/b.jpg.'],
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
    const files = (await contentsOf('picture-names.csv')).map(
      (one) => 'artifact_image' in one && one.artifact_image,
    )
    // Without the folder or the zip, a file name is left out.
    expect(files).toEqual(Array.from({ length: 10 }, () => ''))
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
  })

  it('are cut at a word on request, and the result says where', async () => {
    const table = await read('content.csv')
    const { mapping } = completeMapping(table.names, (column) => valuesOf(table, column), {})
    const columns = readColumns({ ...mapping, type: 'Tools', cut: true })
    const found = Array.from(recordsOf(table), (row) => readRow(row, columns))
    expect(found.filter((one) => !one.ok)).toEqual([])
    const cut = found
      .flatMap((one) => (one.ok ? one.fields.notes : []))
      .filter((note) => note.includes('was cut'))
    expect(cut).toHaveLength(2)
    expect(cut[0]).toMatch(/^Artifact name was cut after “.* name…”\.$/)
  })
})
