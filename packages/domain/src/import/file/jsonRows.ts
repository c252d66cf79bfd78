/** Reads JSON and JSON lines as rows of cells. */
import { type Message, say } from '../../messages/message.ts'
import { MORE_PHOTOS_FIELD } from '../../photo/morePhotos.ts'
import { uniqueNames } from './namesRow.ts'
import { TableError, type TableRow } from './table.ts'

/** Characters of an unreadable line that are kept. */
const SHOWN = 1_000

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** A value as the text of a cell. Lists are joined by semicolons. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (isList(value)) return value.map(textOf).filter(Boolean).join('; ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Values of an object by name; those of an object within have both names: "maker.name". */
export function flatten(
  record: Readonly<Record<string, unknown>>,
  prefix = '',
): [name: string, text: string][] {
  return Object.entries(record).flatMap(([name, value]) =>
    isObject(value)
      ? flatten(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, textOf(value)] as [string, string]],
  )
}

/** The list of records: the value itself, or the first list of objects in it. */
function listIn(value: unknown): readonly unknown[] | null {
  if (isList(value)) return value
  if (!isObject(value)) return null
  return (
    Object.entries(value)
      // A record of an export.
      .filter(([name]) => name !== MORE_PHOTOS_FIELD)
      .map(([, one]) => one)
      .filter(isList)
      .find((one) => one.some(isObject)) ?? null
  )
}

type Parsed = { readonly line: number } & (
  { readonly value: unknown } | { readonly reason: Message; readonly text: string }
)

function parseLines(text: string): Parsed[] {
  return text.split('\n').flatMap((content, at): Parsed[] => {
    if (content.trim() === '') return []
    try {
      return [{ line: at + 1, value: JSON.parse(content) }]
    } catch {
      return [{ line: at + 1, reason: say('line-no-json'), text: content.slice(0, SHOWN) }]
    }
  })
}

function parseAll(text: string): Parsed[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return parseLines(text)
  }
  const list = listIn(value)
  if (list) return list.map((one, at) => ({ line: at + 1, value: one }))
  // One record on one line.
  if (isObject(value)) return [{ line: 1, value }]
  throw new TableError(say('json-without-list'))
}

/** Returns true if a text is JSON or JSON lines. */
export const isJson = (text: string) => /^\uFEFF?\s*(?:\{\s*["}]|\[\s*[{\]])/.test(text.slice(0, 1_000))

/** @throws TableError if no line is a record */
export function readJson(text: string): { names: string[]; rows: TableRow[] } {
  const parsed = parseAll(text.replace(/^\uFEFF/, ''))
  const columns = new Map<string, number>()
  const flat = parsed.map((one) => {
    if ('reason' in one) return one
    if (!isObject(one.value))
      return { line: one.line, reason: say('record-without-names'), text: textOf(one.value) }
    const entries = flatten(one.value)
    for (const [name] of entries) if (!columns.has(name)) columns.set(name, columns.size)
    return { line: one.line, entries }
  })
  if (columns.size === 0) throw new TableError(say('json-without-records'))
  const rows = flat.map((one): TableRow => {
    if ('reason' in one) return one
    const cells = Array.from({ length: columns.size }, () => '')
    for (const [name, value] of one.entries) cells[columns.get(name) ?? 0] = value
    return { line: one.line, cells }
  })
  return { names: uniqueNames([...columns.keys()]), rows }
}
