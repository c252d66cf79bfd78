import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { readTable } from './readTable.ts'

type Cells = NonNullable<Parameters<typeof writeXlsx>[0]['sheets'][number]['rows']>

async function workbook(...sheets: readonly Cells[]): Promise<File> {
  const bytes = await writeXlsx({ sheets: sheets.map((rows, at) => ({ name: `Sheet ${at}`, rows })) })
  return new File([new Uint8Array(bytes)], 'finds.xlsx')
}

describe('readTable reads the first sheet of a workbook', () => {
  it('with dates, numbers and yes or no as text, and lines as the spreadsheet counts them', async () => {
    const file = await workbook(
      [
        ['Name', 'Found', 'Weight', 'Whole'],
        ['Ring', new Date('1922-11-04T00:00:00Z'), 3.5, true],
        [],
        [' Amphora ', null, 12_345_678_901, false],
      ],
      [['Other']],
    )
    const { names, rows, format } = await readTable(file)
    expect(format).toBe('XLSX, first sheet')
    expect(names).toEqual(['Name', 'Found', 'Weight', 'Whole'])
    expect(rows.map(({ line }) => line)).toEqual([2, 4])
    expect(rows.map(({ record }) => record)).toEqual([
      { ok: true, value: { Name: 'Ring', Found: '1922-11-04', Weight: '3.5', Whole: 'true' } },
      { ok: true, value: { Name: 'Amphora', Found: '', Weight: '12345678901', Whole: 'false' } },
    ])
  })

  it('of several megabytes', async () => {
    const text = (row: number, column: number) =>
      `${row} ${column} ${(row * 7919 + column) % 10_007} `.repeat(40)
    const body = Array.from({ length: 900 }, (_, row) => Array.from({ length: 8 }, (_x, at) => text(row, at)))
    const { rows } = await readTable(await workbook([['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'], ...body]))
    expect(rows).toHaveLength(900)
    expect(rows.at(-1)?.record).toMatchObject({ ok: true, value: { H: text(899, 7).trim() } })
  })

  it('and refuses one that becomes 66 MB when it is unpacked, also if it declares no sizes', async () => {
    const large = await workbook([
      ['Name'],
      ...Array.from({ length: 2_200 }, (_, row) => [`${row}${'a'.repeat(30_000)}`]),
    ])
    const bytes = new Uint8Array(await large.arrayBuffer())
    const view = new DataView(bytes.buffer)
    const isEntry = (at: number) => view.getUint32(at, true) === 0x02014b50
    const entries = Array.from({ length: bytes.length - 46 }, (_, at) => at).filter(isEntry)
    expect(bytes.byteLength).toBeLessThan(1_000_000)
    await expect(readTable(large)).rejects.toThrow('too large when it is unpacked')
    for (const at of entries) view.setUint32(at + 24, 0, true)
    const undeclared = new File([bytes], 'finds.xlsx')
    await expect(readTable(undeclared)).rejects.toThrow('too large when it is unpacked')
  })

  it('and refuses a zip that is no workbook', async () => {
    const broken = new File([Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0, 0)], 'finds.xlsx')
    await expect(readTable(broken)).rejects.toThrow('no spreadsheet that can be read')
  })
})
