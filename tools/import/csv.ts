import { Readable } from 'node:stream'
import { CONTENT_FIELDS, FIELD_LABELS } from '@tracker/domain/artifact.ts'
import { type CsvError, parse } from 'csv-parse'
import { Failure } from '#cli/failure.ts'
import { RECORD_BYTES_MAX, type Row } from '#import/record.ts'

const NEEDED = ['artifact_name', 'artifact_type']
const KNOWN: readonly string[] = [...CONTENT_FIELDS, 'source_id', '_id']

const plain = (header: string) =>
  header
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

const BY_LABEL = new Map(Object.entries(FIELD_LABELS).map(([field, label]) => [plain(label), field]))

/**
 * The field of each column. Headers are matched without case, spaces and hyphens count as underscores, and the labels of
 * the form work too ("Image URL").
 * @throws Failure when a needed column is missing or two columns mean the same field
 */
function fieldsOf(headers: readonly string[]): string[] {
  const fields = headers.map(plain).map((name) => BY_LABEL.get(name) ?? name)
  for (const field of NEEDED) {
    if (!fields.includes(field)) {
      throw new Failure(
        `The first line should name the columns, with commas between them; there is no ${field} among: ${headers.join(' | ')}`,
      )
    }
  }
  const twice = KNOWN.find((field) => fields.indexOf(field) !== fields.lastIndexOf(field))
  if (twice) throw new Failure(`Two columns mean ${twice}: ${headers.join(' | ')}`)
  return fields
}

/** Text in UTF-8. @throws Failure for anything else, such as the older encodings that spreadsheets offer */
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

function reasonOf({ code, message }: CsvError): string {
  return code === 'CSV_MAX_RECORD_SIZE' || code === 'CSV_QUOTE_NOT_CLOSED'
    ? `A quoted text does not end, or is longer than ${RECORD_BYTES_MAX / 1024} KB; nothing from its opening quote to this line was read.`
    : `${message}.`
}

/** The records of a CSV file (RFC 4180) whose first line names the columns. Columns of other names are passed over. */
export async function* csvRecords(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Row> {
  let refused: Row[] = []
  const parser = parse({
    columns: fieldsOf,
    bom: true,
    info: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: RECORD_BYTES_MAX,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error) refused.push({ line: Number(error.lines), record: { ok: false, reason: reasonOf(error) } })
    },
  })
  const takeRefused = () => {
    const taken = refused
    refused = []
    return taken
  }
  const text = Readable.from(decode(chunks)).on('error', (error) => parser.destroy(error))
  for await (const { record, info } of text.pipe(parser) as AsyncIterable<{
    record: unknown
    info: { lines: number }
  }>) {
    yield* takeRefused()
    yield { line: info.lines, record: { ok: true, value: record } }
  }
  yield* takeRefused()
}
