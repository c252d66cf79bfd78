import { type Columns, countKnownColumns } from '@tracker/domain/import/columns.ts'
import type { Row } from '@tracker/domain/import/record.ts'
import { unguardCell } from '@tracker/domain/text/csv.ts'
import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import { Failure } from '#cli/failure.ts'
import { checkTable } from '#import/table/columns.ts'
import { RECORD_BYTES_MAX } from '#import/table/record.ts'

/** Possible delimiters, the preferred one first. */
const DELIMITERS = [',', ';', '\t']
/** Maximum characters of an unreadable line in the list of refused records. */
const SHOWN = 1_000

/** Decodes UTF-8. @throws Failure for other encodings */
async function* decode(chunks: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) throw new Failure('The file is not UTF-8. Save it as "CSV UTF-8".')
    throw error
  }
}

/** Splits the first line of a text by a delimiter. */
function namesBy(delimiter: string, text: string): string[] {
  const options = { delimiter, to: 1, relax_quotes: true, relax_column_count: true, skip_empty_lines: true }
  try {
    const [names = []]: unknown[][] = parseAtOnce(text, options)
    return names.map(String)
  } catch {
    return []
  }
}

/** Detects the delimiter: the one with the most known columns, then with the most columns. */
function delimiterOf(text: string, columns: Columns): string {
  const [best] = DELIMITERS.map((delimiter) => {
    const names = namesBy(delimiter, text)
    return { delimiter, known: countKnownColumns(names, columns), count: names.length }
  }).toSorted((one, other) => other.known - one.known || other.count - one.count)
  return best?.delimiter ?? ','
}

/** Whether a text contains a complete, non-empty line with all quotes closed. */
const hasLine = (text: string) => /\S[^]*\n/.test(text) && (text.match(/"/g)?.length ?? 0) % 2 === 0

/**
 * Reads until the header line is complete.
 * @returns that beginning, and the whole text
 */
async function peek(texts: AsyncIterable<string>): Promise<{ head: string; all: AsyncIterable<string> }> {
  const rest = texts[Symbol.asyncIterator]()
  let head = ''
  while (!hasLine(head) && head.length < RECORD_BYTES_MAX) {
    const next = await rest.next()
    if (next.done === true) break
    head += next.value
  }
  async function* all() {
    yield head
    yield* { [Symbol.asyncIterator]: () => rest }
  }
  return { head, all: all() }
}

function reasonOf({ code, message }: CsvError): string {
  return code === 'CSV_MAX_RECORD_SIZE' || code === 'CSV_QUOTE_NOT_CLOSED'
    ? `A quoted text does not end, or is longer than ${RECORD_BYTES_MAX / 1024} KB; nothing from its opening quote to this line was read.`
    : `${message}.`
}

/**
 * Reads the records of a CSV file (RFC 4180) with a header line, in order. Delimiters may be commas,
 * semicolons or tabs. Removes the apostrophes that `guardCell` adds.
 */
export async function* csvRecords(chunks: AsyncIterable<Uint8Array>, columns: Columns): AsyncIterable<Row> {
  // The parser reads ahead, so skipped records are queued to keep the order.
  let refused: Row[] = []
  const takeRefused = (before: number) => {
    const [taken, left] = [
      refused.filter(({ line }) => line < before),
      refused.filter(({ line }) => line >= before),
    ]
    refused = left
    return taken
  }
  const { head, all } = await peek(decode(chunks))
  const parser = parse({
    delimiter: delimiterOf(head, columns),
    columns: (names: string[]) => {
      checkTable(names, columns)
      return names.map((name) => name.trim())
    },
    bom: true,
    cast: unguardCell,
    info: true,
    raw: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: RECORD_BYTES_MAX,
    skip_records_with_error: true,
    on_skip: (error, raw) => {
      if (!error) return
      const text = (raw ?? '').trimEnd().slice(0, SHOWN)
      refused.push({ line: Number(error.lines), record: { ok: false, reason: reasonOf(error), text } })
    },
  })
  const text = Readable.from(all).on('error', (error) => parser.destroy(error))
  try {
    for await (const { record, info } of text.pipe(parser) as AsyncIterable<{
      record: unknown
      info: { lines: number }
    }>) {
      yield* takeRefused(info.lines)
      yield { line: info.lines, record: { ok: true, value: record } }
    }
    yield* takeRefused(Infinity)
  } finally {
    text.destroy()
  }
}
