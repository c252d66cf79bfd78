/** Suggests fields for columns and types for words, in the languages of common exports. */
import { CONTENT_FIELDS, type ContentField, FIELD_MAX } from '../artifact/artifact.ts'
import { isShippedType } from '../artifact/shippedTypes.ts'
import { ARTIFACT_TYPES, isType, ownTypeWords } from '../artifact/types.ts'
import { MORE_PHOTOS_FIELD } from '../photo/morePhotos.ts'
import { foldText } from '../text/fold.ts'
import { COLUMN_NAMES, ID_NAMES, MORE_NAMES, PROSE_NAMES } from './columnNames.ts'
import { fieldNamed, ID, isContentField, SOURCE_ID, typeOrWord } from './mapping.ts'
import { isPictureAddress } from './pictureCell.ts'
import { TYPE_WORDS } from './typeWords.ts'

/** Choice for the column that identifies records. */
export const KEY = 'key'
/** Part of the rows that may lack a key or repeat one in a column that is suggested as key. They are refused. */
const KEY_FAULTS_MAX = 0.02
/** By how much a column must be fuller than one with a better name to be preferred. */
const FULLER = 0.2
/** Fields that take all columns that fit. */
const JOINED: readonly ContentField[] = ['historical_context', 'short_description']

/** Folded words of a column name: "dateText", "DATE_TEXT" and "Date text" are equal. */
const plain = (text: string) =>
  foldText(text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/['’]/g, ' '))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Position of a column's name among those of a field; -1 if it is none of them. */
function rankOf(column: string, field: ContentField): number {
  return fieldNamed(column) === field ? 0 : COLUMN_NAMES[field].indexOf(plain(column))
}

/** The first field of each name. */
const FIELD_OF = new Map(
  CONTENT_FIELDS.toReversed().flatMap((field) => COLUMN_NAMES[field].map((name) => [name, field] as const)),
)

/** Returns the first field suggested by a column's name, or null. */
export function suggestField(column: string): ContentField | null {
  const exact = fieldNamed(column)
  if (exact !== null) return isContentField(exact) ? exact : null
  return FIELD_OF.get(plain(column)) ?? null
}

const isIdName = (column: string) => {
  const exact = fieldNamed(column)
  return exact === SOURCE_ID || exact === ID || ID_NAMES.includes(plain(column))
}

/** Returns true if a column's name suggests that it identifies records. */
export const isKeyName = (column: string): boolean =>
  isIdName(column) || rankOf(column, 'inventory_number') >= 0

/** Returns true if a column needs no label where it is joined with others. */
export const isProseName = (column: string): boolean => PROSE_NAMES.has(plain(column))

const partOf = (values: readonly string[], count: number) => (values.length === 0 ? 0 : count / values.length)
/** Characters of a value, or of its longest picture. */
const lengthOf = (value: string, field: ContentField) =>
  field === 'artifact_image' ? Math.max(...value.split(/[|;\n]/).map((one) => one.length)) : value.length
/** How well a field can have a value, 0 to 1. The file that a picture's name means may be missing. */
function fitOf(value: string, field: ContentField): number {
  if (value.trim() === '' || (field !== 'artifact_type' && lengthOf(value, field) > FIELD_MAX[field]))
    return 0
  return field === 'artifact_image' && !isPictureAddress(value) ? 0.5 : 1
}
/** Part of the cells with a value that a field can have. */
const fullness = (values: readonly string[], field: ContentField) =>
  partOf(
    values,
    values.reduce((sum, value) => sum + fitOf(value, field), 0),
  )
/** Returns true if almost all rows have a value of their own. One line without a value may be that of the total. */
function isAlmostUnique(values: readonly string[]): boolean {
  const filled = values.filter((value) => value.trim() !== '')
  const faults = values.length * KEY_FAULTS_MAX
  const repeated = filled.length - new Set(filled).size
  return filled.length > 0 && repeated <= faults && values.length - filled.length <= Math.max(1, faults)
}

/** The column that fits a field best: the fuller one, or among equally full ones that with the more exact name. */
function bestColumn(
  columns: readonly string[],
  field: ContentField,
  valuesOf: (name: string) => readonly string[],
) {
  const [best] = columns
    .map((name) => ({ name, rank: rankOf(name, field) }))
    .filter(({ rank }) => rank >= 0)
    .map((column) => ({ ...column, full: fullness(valuesOf(column.name), field) }))
    .filter(({ full }) => full > 0)
    .toSorted((one, other) =>
      Math.abs(one.full - other.full) > FULLER ? other.full - one.full : one.rank - other.rank,
    )
  return best?.name
}

/**
 * Suggests what each column holds: a field, `KEY`, or nothing ('').
 * @param valuesOf cells of a column
 */
export function suggestColumns(
  names: readonly string[],
  valuesOf: (name: string) => readonly string[],
): Record<string, string> {
  const chosen: Record<string, string> = Object.fromEntries(names.map((name) => [name, '']))
  const free = () => names.filter((name) => chosen[name] === '')
  const numbered = free()
    .filter((name) => rankOf(name, 'inventory_number') >= 0)
    .toSorted((one, other) => rankOf(one, 'inventory_number') - rankOf(other, 'inventory_number'))
  const exported = free().filter((name) => [SOURCE_ID, ID].includes(fieldNamed(name) ?? ''))
  const key =
    exported[0] ?? [...numbered, ...free().filter(isIdName)].find((name) => isAlmostUnique(valuesOf(name)))
  if (key !== undefined) chosen[key] = KEY
  const further = free().find(
    (name) => fieldNamed(name) === MORE_PHOTOS_FIELD || MORE_NAMES.includes(plain(name)),
  )
  if (further !== undefined) chosen[further] = MORE_PHOTOS_FIELD
  for (const field of CONTENT_FIELDS) {
    if (JOINED.includes(field) || (field === 'inventory_number' && numbered.includes(key ?? ''))) continue
    const column = bestColumn(free(), field, valuesOf)
    if (column !== undefined) chosen[column] = field
  }
  if (!Object.values(chosen).includes('artifact_image')) {
    const column = free().find((name) => {
      const values = valuesOf(name).filter((value) => value.trim() !== '')
      return partOf(values, values.filter(isPictureAddress).length) > 0.5
    })
    if (column !== undefined) chosen[column] = 'artifact_image'
  }
  for (const name of free()) {
    const field = JOINED.find((one) => rankOf(name, one) >= 0)
    if (field !== undefined && fullness(valuesOf(name), field) > 0) chosen[name] = field
  }
  return chosen
}

const forms = (word: string) => [
  word,
  ...['s', 'es', 'en', 'er', 'e', 'n', 'ar', 'i', 'x'].flatMap((end) =>
    word.length > end.length + 2 && word.endsWith(end) ? [word.slice(0, -end.length)] : [],
  ),
  word.replace(/ies$/, 'y'),
  word.replace(/i$/, 'o'),
  word.replace(/e$/, 'a'),
]

/** Words of each type: those of the site first, since they are more exact. */
const WORDS: readonly (readonly [type: string, words: ReadonlySet<string>])[] = [
  ...ARTIFACT_TYPES.map(
    (type) => [type, new Set(ownTypeWords(type).flatMap((word) => forms(plain(word))))] as const,
  ),
  ...ARTIFACT_TYPES.filter(isShippedType).map((type) => [type, TYPE_WORDS[type]] as const),
]
/** Position in `WORDS` of the first type that a word means. */
const RANKS = new Map(
  WORDS.flatMap(([, words], at) => Array.from(words, (word) => [word, at] as const)).toReversed(),
)

/** Returns the type suggested by a word in singular or plural, or by the first known word of several; null for none. */
export function suggestType(word: string): string | null {
  const named = typeOrWord(word)
  if (isType(named)) return named
  const whole = plain(word)
  for (const part of [whole, ...whole.split(' ')]) {
    const ranks = forms(part).flatMap((form) => RANKS.get(form) ?? [])
    if (ranks.length > 0) return WORDS[Math.min(...ranks)]?.[0] ?? null
  }
  return null
}
