/** Mappings from options and from a mapping file (docs/importing.md). */
import { type Mapping, mappingSchema } from '@tracker/domain/import/mapping.ts'
import { readFile, writeFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { Failure, messageOf } from '#cli/failure.ts'

/**
 * @param source describes the location of an error
 * @throws Failure
 */
function parseMapping(value: unknown, source: (path: readonly string[]) => string): Mapping {
  const result = z.safeParse(mappingSchema, value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const message = issue?.code === 'invalid_key' ? issue.issues[0]?.message : issue?.message
  throw new Failure(`${source((issue?.path ?? []).map(String))}: ${message ?? 'This is no mapping.'}`)
}

/** Parses `COLUMN=FIELD` or `WORD=TYPE`; only the first part may contain an equals sign. @throws Failure */
function parsePair(text: string, option: string): [source: string, target: string] {
  const at = text.lastIndexOf('=')
  if (at < 1) throw new Failure(`${option} takes "THEIRS=OURS", not "${text}".`)
  return [text.slice(0, at), text.slice(at + 1).trim()]
}

/** Parses `FIELD=COLUMN + COLUMN`. @throws Failure */
function parseJoin(text: string): [field: string, columns: string[]] {
  const at = text.indexOf('=')
  const columns = text.slice(at + 1).split(/\s\+\s/)
  if (at < 1 || columns.some((name) => name.trim() === '')) {
    throw new Failure(`--join takes "FIELD=COLUMN + COLUMN", not "${text}".`)
  }
  return [text.slice(0, at).trim(), columns.map((name) => name.trim())]
}

export interface MappingOptions {
  readonly map?: readonly string[]
  readonly value?: readonly string[]
  readonly date?: readonly string[]
  readonly join?: readonly string[]
  readonly key?: string | undefined
  readonly 'no-key'?: boolean
  readonly type?: string | undefined
  readonly unnamed?: string | undefined
  readonly cut?: boolean
  readonly list?: string | undefined
}

/** Parses the options `--map`, `--value`, `--date`, `--join`, `--key` and `--no-key`. @throws Failure for an unknown field or type */
export function mappingOfOptions({ map, value, date, join, key, ...options }: MappingOptions): Mapping {
  const { type, unnamed, list } = options
  const mapping = {
    map: Object.fromEntries((map ?? []).map((text) => parsePair(text, '--map'))),
    value: Object.fromEntries((value ?? []).map((text) => parsePair(text, '--value'))),
    date: Object.fromEntries((date ?? []).map((text) => parsePair(text, '--date'))),
    join: Object.fromEntries((join ?? []).map(parseJoin)),
    ...(options['no-key'] === true ? { key: null } : key !== undefined && { key }),
    ...(type !== undefined && { type }),
    ...(unnamed !== undefined && { unnamed }),
    ...(list !== undefined && { list }),
    ...(options.cut === true && { cut: true }),
  }
  const texts = { map, value, date, join }
  return parseMapping(mapping, ([option = '', name = '']) => {
    const text = Object.entries(texts)
      .find(([one]) => one === option)?.[1]
      ?.find((one) => one.startsWith(`${name}=`) || one.split('=')[0]?.trim() === name)
    return text === undefined ? `--${option}` : `--${option} "${text}"`
  })
}

/** @throws Failure if the file is missing or not a mapping */
export async function readMapping(file: string): Promise<Mapping> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Failure(`The mapping ${file} could not be read: ${messageOf(error)}`)
  })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Failure(`The mapping ${file} is not JSON: ${messageOf(error)}`)
  }
  return parseMapping(value, (path) => [file, ...path].join(', '))
}

/** @throws Failure if the file cannot be written */
export async function saveMapping(file: string, mapping: Mapping): Promise<void> {
  await writeFile(file, `${JSON.stringify(mapping, null, 2)}\n`).catch((error: unknown) => {
    throw new Failure(`The mapping ${file} could not be written: ${messageOf(error)}`)
  })
}
