/** Reads names of periods, dynasties and reigns. */
import { SITE } from '../../site/site.ts'
import { tokenize, type Part } from '../reader/dateTokens.ts'
import { joinedYears } from '../years.ts'
import type { Years } from '../yearRange.ts'
import { AFRICA } from './africa.ts'
import { AMERICAS } from './americas.ts'
import { EAST_ASIA, ERAS, SOUTH_ASIA } from './asia.ts'
import { EUROPE, STYLES } from './europe.ts'
import { NEAR_EAST } from './nearEast.ts'
import { type Period, REGIONS } from './period.ts'
import { isJoiner, isKind, periodWords } from './periodNames.ts'

interface Name {
  readonly words: readonly string[]
  readonly begin: number
  readonly end: number
  /** Words of which the text needs one; undefined for any text. */
  readonly region: ReadonlySet<string> | undefined
  readonly needsKind: boolean
  readonly isEra: boolean
  readonly isStyle: boolean
}

const NAME_WORDS_MAX = 6

function namesOf([names, begin, end]: Period, isEra: boolean): Name[] {
  return names.split(/,\s*/).map((written) => {
    const [name = '', region] = written.replace('+', '').split('@')
    const words = REGIONS[region ?? '']?.split(' ')
    return {
      words: periodWords(name),
      begin,
      end,
      region: words && new Set(words),
      needsKind: written.endsWith('+'),
      isEra,
      isStyle: STYLES.has(name.trim()),
    }
  })
}

const PERIODS = [...AFRICA, ...EAST_ASIA, ...SOUTH_ASIA, ...NEAR_EAST, ...EUROPE, ...AMERICAS]
/** All periods of the product. */
export const TABLES: readonly Period[] = [...PERIODS, ...ERAS]

/** Names by their words; built when the first text is read. Names of the site win. */
let table: Map<string, Name[]> | undefined

function namesBy(words: string): readonly Name[] {
  if (!table) {
    const site = (SITE.periods ?? []).map(({ names, begin, end }): Period => [
      names.join(', '),
      begin,
      end,
      'site',
    ])
    const all = [
      ...[...site, ...PERIODS].flatMap((period) => namesOf(period, false)),
      ...ERAS.flatMap((period) => namesOf(period, true)),
    ]
    table = Map.groupBy(all, (name) => name.words.join(' '))
  }
  return table.get(words) ?? []
}

interface Found {
  readonly at: number
  readonly length: number
  readonly name: Name
}

/** Returns the longest name at a position. Letters after a numeral may be unknown: "Late Bronze IIC" is one of Late Bronze II. */
function nameAt(words: readonly string[], at: number, all: ReadonlySet<string>): Found | null {
  for (let length = Math.min(NAME_WORDS_MAX, words.length - at); length > 0; length -= 1) {
    const written = words.slice(at, at + length)
    const last = written.at(-1) ?? ''
    const keys = [written, ...(/^\d+[abc]$/.test(last) ? [[...written.slice(0, -1), last.slice(0, -1)]] : [])]
    for (const key of keys) {
      const names = namesBy(key.join(' '))
      const name =
        names.find(({ region }) => region && [...region].some((word) => all.has(word))) ??
        names.find(({ region }) => region === undefined)
      if (name) return { at, length, name }
    }
  }
  return null
}

/** Words before a name with a hyphen that make another time of it: "Post-Meroitic". */
const OTHER_TIMES = new Set('pre post proto neo sub epi pseudo ante non kushano indo'.split(' '))
/** Words after a name that make a later time of it: "Renaissance Revival". */
const LATER_STYLES = new Set('revival style manner type stil taste inspired copy replica'.split(' '))

const BC_MARGIN = 50
const AGE_YEARS = 800
const isDigits = (word: string | undefined): word is string => word !== undefined && /^\d+$/.test(word)

/** Part of a period that the words between it and the name before say: "late", "first half of the". */
function partOf(words: readonly string[]): Part | undefined {
  const token = tokenize(words.join(' ')).findLast(({ kind }) => kind !== 'other' && kind !== 'to')
  return token?.kind === 'part' ? token.part : undefined
}

function yearsWithin({ begin, end }: Years, [from, to]: Part): Years {
  const years = end - begin + 1 - (begin < 0 && end > 0 ? 1 : 0)
  const at = (index: number) => (begin < 0 && begin + index >= 0 ? begin + index + 1 : begin + index)
  return { begin: at(Math.round(from * years)), end: at(Math.round(to * years) - 1) }
}

/** The years of a name, of a part of it, or of one of its years. */
function yearsOf(
  { at, length, name }: Found,
  words: readonly string[],
  before: readonly string[],
): Years | null {
  const next = words[at + length]
  let kindAt = at + length
  while (isKind(words[kindAt])) kindAt += 1
  const hasKind = isKind(next) || before.some(isKind) || (isJoiner(next) && words.slice(at).some(isKind))
  if (name.needsKind && !hasKind) return null
  // The numbered dynasties are those of Egypt.
  if (name.words[0] === 'dynasty' && next === 'of' && words[at + length + 1] !== 'egypt') return null
  if (OTHER_TIMES.has(words[at - 1] ?? '') || (words[at - 1] === '-' && OTHER_TIMES.has(words[at - 2] ?? '')))
    return null
  if (!name.isStyle && LATER_STYLES.has(words[at + length] ?? '')) return null
  if (name.isEra && isDigits(words[kindAt]) && Number(words[kindAt]) <= name.end - name.begin + 1) {
    const year = name.begin + Number(words[kindAt]) - 1
    return { begin: year, end: year }
  }
  const after = words.slice(kindAt, kindAt + 2).filter((word) => word !== ',')
  const isLast = kindAt + 2 >= words.length || isJoiner(words[kindAt + 2])
  const part = partOf(before) ?? (isLast ? partOf(after) : undefined)
  // "Early Stone Age" is not the first third of the Stone Age, as "early Ptolemaic" is of its period.
  const isAge = name.end - name.begin > AGE_YEARS
  return part && !isAge ? yearsWithin(name, part) : { begin: name.begin, end: name.end }
}

/** Returns the years of each period that a text names. */
export function periodsIn(text: string): Years[] {
  const words = periodWords(text)
  const all = new Set(words)
  const found: Years[] = []
  let end = 0
  for (let at = 0; at < words.length; at += 1) {
    const one = nameAt(words, at, all)
    if (!one) continue
    const before = words.slice(end, at)
    const years = yearsOf(one, words, before)
    if (years) found.push(years)
    end = at + one.length
    // "Late Bronze I-II", "Iron Age IIB-C": the second numeral or letter has the words of the first.
    const second = isJoiner(words[end]) ? words[end + 1] : undefined
    const last = words[end - 1] ?? ''
    const isLetter = second !== undefined && /^[abc]$/.test(second) && words[end + 2] !== '.'
    if (second !== undefined && /^\d/.test(last) && (isLetter || /^\d/.test(second))) {
      const key = [...words.slice(at, end - 1), isLetter ? last.replace(/[abc]$/, '') + second : second]
      const other = nameAt(key, 0, all)
      if (other?.length === key.length) {
        found.push({ begin: other.name.begin, end: other.name.end })
        end += 2
      }
    }
    at = end - 1
  }
  return found
}

/** Reads the years of the periods in a text: of "New Kingdom, Dynasty 18" those of the dynasty; null if there are none. */
export const readPeriods = (text: string): Years | null => joinedYears(periodsIn(text))

/**
 * Returns true if a text names periods and its years are in none of them. Before Christ there is a margin, because
 * chronologies differ.
 */
export function isBesidePeriods(text: string, { begin, end, open }: Years): boolean {
  const periods = periodsIn(text)
  if (periods.length === 0) return false
  return periods.every((period) => {
    const margin = period.begin < 0 ? BC_MARGIN : 0
    const isAfter = begin > period.end + margin && open !== 'before'
    const isBefore = end < period.begin - margin && open !== 'after'
    return isAfter || isBefore
  })
}
