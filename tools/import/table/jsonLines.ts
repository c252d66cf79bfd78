import type { Row } from '@tracker/domain/import/record.ts'
import { RECORD_BYTES_MAX } from '#import/table/record.ts'
import { splitLines } from '#import/table/splitLines.ts'

/** Maximum characters of an unreadable line in the list of refused records. */
const SHOWN = 1_000

const decoder = new TextDecoder('utf-8', { fatal: true })

function readLine(bytes: Uint8Array | null): Row['record'] | null {
  if (bytes === null) {
    return { ok: false, reason: `This line is longer than ${RECORD_BYTES_MAX / 1024} KB.` }
  }
  let text: string
  try {
    text = decoder.decode(bytes)
  } catch {
    return { ok: false, reason: 'This line is not UTF-8.' }
  }
  if (text.trim() === '') return null
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    return { ok: false, reason: `This line is not JSON: ${String(error)}`, text: text.slice(0, SHOWN) }
  }
}

/** Reads the records of JSON lines. Skips empty lines. */
export async function* jsonLines(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Row> {
  let line = 0
  for await (const bytes of splitLines(chunks, RECORD_BYTES_MAX)) {
    line += 1
    const record = readLine(bytes)
    if (record) yield { line, record }
  }
}
