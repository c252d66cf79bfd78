import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { readWorkbook } from './workbook.ts'

/** Makes a workbook of less than 1 MB that becomes 66 MB when it is unpacked. */
async function bomb(): Promise<Uint8Array> {
  const rows = Array.from({ length: 2_200 }, (_, row) => [`${row}${'a'.repeat(30_000)}`])
  const bytes = await writeXlsx({ sheets: [{ name: 'Finds', rows: [['Name'], ...rows] }] })
  expect(bytes.byteLength).toBeLessThan(1_000_000)
  return bytes
}

/** Start of an entry in a zip's directory, and where it declares the unpacked size. */
const ENTRY = 0x02014b50
const SIZE_AT = 24

describe('a workbook that is much larger when it is unpacked', () => {
  it('is refused, also if it declares no sizes', async () => {
    const bytes = await bomb()
    await expect(readWorkbook(bytes, {})).rejects.toThrow('too large when it is unpacked')
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (let at = 0; at <= bytes.byteLength - SIZE_AT - 4; at += 1) {
      if (view.getUint32(at, true) === ENTRY) view.setUint32(at + SIZE_AT, 0, true)
    }
    await expect(readWorkbook(bytes, {})).rejects.toThrow('too large when it is unpacked')
  })
})
