/** Small files as spreadsheets, museums and collectors write them, with what the import reads in each. */
import { readTable } from '@tracker/domain/import/file/readTable.ts'
import { type ReadOptions, type Table } from '@tracker/domain/import/file/table.ts'
import { english } from '@tracker/domain/messages/message.ts'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

const TOO_LARGE = 'This workbook is too large when it is unpacked. Split it, or save it as CSV.'
/** Signature of an entry in the directory of a zip, and the offset of its unpacked size. */
const CENTRAL_ENTRY = 0x02_01_4b_50
const UNPACKED_SIZE = 24
const FOLDER = new URL('fixtures/', import.meta.url)
const read = async (name: string, options?: ReadOptions) =>
  readTable(await readFile(new URL(name, FOLDER)), options)
const cellsOf = ({ rows }: Table) => rows.map((row) => ('cells' in row ? row.cells : [english(row.reason)]))
const notesOf = ({ notes }: Table) => notes.map(english)

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
      5,
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
      5,
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
    // The mark is no part of the first name.
    expect(table.names[0]).toMatch(/^\p{L}/u)
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
    expect(notesOf(table)).toEqual(['Rows above the names that are left out: 2.'])
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
    expect(notesOf(table)).toEqual(['Rows with a quote that does not end, which is left out: 2.'])
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
    expect(notesOf(table)).toEqual([
      'Hidden rows that are left out: 1.',
      'Formulas without a result: 2. Open the workbook in a spreadsheet and save it.',
    ])
  })

  it('has its hidden rows if they are wanted', async () => {
    const table = await read('cells.xlsx', { withHidden: true })
    expect(table.rows[1]?.line).toBe(3)
    expect(cellsOf(table)[1]?.slice(0, 5)).toEqual(['8', 'Year date', 'Tools', '1999', '2001-05-03 23:30'])
  })

  it('names the pictures that are left out', async () => {
    expect(notesOf(await read('embedded-picture.xlsx'))).toEqual([
      'Pictures within the workbook that are left out: 1. Save them as files, and name the files in a column.',
    ])
  })

  it('has no columns because of a cell far beside the table', async () => {
    const table = await read('far-cell.xlsx')
    expect([table.names, cellsOf(table)]).toEqual([['Name', 'Type'], [['Filler', 'Tools']]])
    expect(notesOf(table)).toEqual(['Cells beside the table that are left out: 1.'])
  })

  it('is read from the first sheet with known names', async () => {
    const table = await read('second-sheet.xlsx')
    expect([table.readAs.sheet, cellsOf(table)]).toEqual(['Objects', [['Bowl', 'Tools', '1850']]])
    expect(notesOf(table)).toEqual(['Sheets that are not read: Read me.'])
    const other = await read('second-sheet.xlsx', { sheet: 'Read me' })
    expect(cellsOf(other)).toEqual([['See sheet 2']])
  })

  it('may have a title across its columns', async () => {
    expect((await read('title-row-merged.xlsx')).readAs.namesRow).toBe(3)
  })

  it('that unpacks to more than the maximum is rejected, also if it declares less', async () => {
    const bytes = new Uint8Array(await readFile(new URL('cells.xlsx', FOLDER)))
    await expect(readTable(bytes, { unpackedMax: 5000 })).rejects.toThrow(TOO_LARGE)
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < bytes.length - 46; at += 1)
      if (view.getUint32(at, true) === CENTRAL_ENTRY) view.setUint32(at + UNPACKED_SIZE, 1, true)
    await expect(readTable(bytes, { unpackedMax: 5000 })).rejects.toThrow(/too large|can be read/)
  })
})
