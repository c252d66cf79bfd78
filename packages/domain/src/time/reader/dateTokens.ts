/** Tokenizer for dates in free text. */
import { foldText } from '../../text/fold.ts'
import { type Calendar, isCalendar } from '../calendars.ts'
import { DECADE_ENDINGS, FRACTIONS, LAST, ORDINAL_ENDINGS, ORDINALS, type Phrase } from './dateWords.ts'
import { type Lexeme, lexemesOf, phraseAt } from './lexicon.ts'
import { withNumericForms } from './numericForms.ts'

export type Era = 'BC' | 'AD'
/** Part of a century as fractions: [0, 1 / 3] is early. */
export type Part = readonly [from: number, to: number]
/** Side without a bound: "before 1800" has no beginning. */
export type Open = 'before' | 'after'

export type Token =
  | { kind: 'number'; value: number; digits: number }
  /** `fraction`: also the name of a fraction; `value` is -1 for "last". */
  | { kind: 'ordinal'; value: number; fraction?: number }
  | { kind: 'fraction'; of: number }
  | { kind: 'unit'; years: 100 | 1000; isShort?: boolean }
  /** "1640s", "1640-tal": the decade, or the century for multiples of 100. */
  | { kind: 'decades' }
  /** "années 1920": the number that follows is a decade. */
  | { kind: 'decade' }
  | { kind: 'era'; era: Era }
  | { kind: 'calendar'; calendar: Calendar }
  | { kind: 'part'; part: Part }
  /** `isPostfix`: "or later". `isInclusive`: the year itself is possible. */
  | { kind: 'open'; open: Open; isInclusive?: boolean; isPostfix?: boolean; isRange?: boolean }
  | { kind: 'to' }
  | { kind: 'slash' }
  | { kind: 'comma' }
  /** A word without a meaning for dates. */
  | { kind: 'other' }

const MEANINGS: Partial<Record<Phrase, Token>> = {
  century: { kind: 'unit', years: 100 },
  shortCentury: { kind: 'unit', years: 100, isShort: true },
  millennium: { kind: 'unit', years: 1000 },
  bc: { kind: 'era', era: 'BC' },
  ad: { kind: 'era', era: 'AD' },
  early: { kind: 'part', part: [0, 1 / 3] },
  middle: { kind: 'part', part: [1 / 3, 2 / 3] },
  late: { kind: 'part', part: [2 / 3, 1] },
  firstHalf: { kind: 'part', part: [0, 1 / 2] },
  secondHalf: { kind: 'part', part: [1 / 2, 1] },
  half: { kind: 'fraction', of: 2 },
  third: { kind: 'fraction', of: 3 },
  quarter: { kind: 'fraction', of: 4 },
  to: { kind: 'to' },
  until: { kind: 'open', open: 'before', isInclusive: true, isRange: true },
  untilBefore: { kind: 'open', open: 'before', isRange: true },
  before: { kind: 'open', open: 'before' },
  after: { kind: 'open', open: 'after' },
  notAfter: { kind: 'open', open: 'before', isInclusive: true },
  notBefore: { kind: 'open', open: 'after', isInclusive: true },
  orBefore: { kind: 'open', open: 'before', isInclusive: true, isPostfix: true },
  orAfter: { kind: 'open', open: 'after', isInclusive: true, isPostfix: true },
  decade: { kind: 'decade' },
  decades: { kind: 'decades' },
}
const SIGNS: Readonly<Record<string, Token>> = {
  '-': { kind: 'to' },
  '/': { kind: 'slash' },
  ',': { kind: 'comma' },
}

const setOf = (list: string) => new Set(list.split(' ').map(foldText))
const ORDINAL_ENDING = setOf(ORDINAL_ENDINGS)
const DECADE_ENDING = setOf(DECADE_ENDINGS)

const ordinalWords = new Map<string, Token>()
ORDINALS.forEach((words, at) => {
  for (const word of setOf(words)) {
    const fraction = FRACTIONS[word]
    ordinalWords.set(word, { kind: 'ordinal', value: at + 1, ...(fraction && { fraction }) })
  }
})
for (const word of setOf(LAST)) ordinalWords.set(word, { kind: 'ordinal', value: -1 })

/** "العشرين" adds to the ordinal before it: 11 to 19, 21. */
const ADDED: Readonly<Record<string, number>> = { عشر: 10, والعشرين: 20, والعشرون: 20 }

const isDigits = (lexeme: Lexeme | undefined) => lexeme !== undefined && /^\d/.test(lexeme.text)

/** The tokens of a number with its ending, and the number of lexemes. */
function numberAt(lexemes: readonly Lexeme[], at: number): [tokens: Token[], length: number] {
  const digits = lexemes[at]?.text ?? ''
  const value = Number(digits)
  const [next, second] = [lexemes[at + 1], lexemes[at + 2]]
  // "18th", "19-й"; "1640-tal", "1920-е".
  const hasHyphen = next?.text === '-' && second !== undefined && !isDigits(second)
  const ending = (hasHyphen ? second : next?.isGlued ? next : undefined)?.text ?? ''
  const length = hasHyphen ? 3 : 2
  const number: Token = { kind: 'number', value, digits: digits.length }
  if (DECADE_ENDING.has(ending) && (digits.length > 2 || ending === 's'))
    return [[number, { kind: 'decades' }], length]
  if (ending.startsWith('tal')) return [[number, { kind: 'decades' }], length]
  if (ORDINAL_ENDING.has(ending) && digits.length < 3 && !(hasHyphen && ending.length === 1 && ending < 'z'))
    return [[{ kind: 'ordinal', value }], length]
  if (ending === 'h' && !hasHyphen) return [[number, { kind: 'calendar', calendar: 'hijri' }], length]
  return [[number], 1]
}

/** Joins the words of fractions: "second half", "2nd-3rd quarter", "النصف الأول". */
function withParts(tokens: readonly Token[]): Token[] {
  const done: Token[] = []
  const fractionOf = (token: Token | undefined) =>
    token?.kind === 'fraction' ? token.of : token?.kind === 'ordinal' ? (token.fraction ?? 0) : 0
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) break
    const of = fractionOf(token)
    const previous = done.at(-1)
    const counted = (ordinal: Token | undefined) =>
      ordinal?.kind === 'ordinal' || (ordinal?.kind === 'number' && ordinal.value <= 4) ? ordinal.value : 0
    const last = counted(previous)
    if (of && last !== 0) {
      done.pop()
      const first = done.at(-1)?.kind === 'to' ? counted(done.at(-2)) : 0
      const hasFirst = first !== 0 && first <= of
      if (hasFirst) done.splice(-2)
      const place = (value: number) => (value < 0 ? of : Math.min(value, of))
      const from = hasFirst ? Math.min(place(first), place(last)) : place(last)
      done.push({ kind: 'part', part: [(from - 1) / of, Math.max(from, place(last)) / of] })
    } else if (token.kind === 'fraction') {
      const next = counted(tokens[at + 1])
      const isMiddle = next === 0 || next > of
      done.push({ kind: 'part', part: isMiddle ? [1 / 3, 2 / 3] : [(next - 1) / of, next / of] })
      if (!isMiddle) at += 1
    } else done.push(token)
  }
  return done
}

/** Removes the tokens since the last comma. */
function dropClause(tokens: Token[]) {
  tokens.length = Math.max(
    0,
    tokens.findLastIndex(({ kind }) => kind === 'comma'),
  )
}

/** Splits free text into date tokens. Later work on the object is left out: "1950, cast 1994". */
export function tokenize(text: string): Token[] {
  const lexemes = lexemesOf(withNumericForms(text))
  const tokens: Token[] = []
  let hasNumber = false
  for (let at = 0; at < lexemes.length;) {
    const lexeme = lexemes[at]
    if (!lexeme) break
    const sign = SIGNS[lexeme.text]
    const ordinal = ordinalWords.get(lexeme.text)
    const added = ADDED[lexeme.text]
    const found = phraseAt(lexemes, at)
    const previous = tokens.at(-1)
    let length = found?.length ?? 1
    if (isDigits(lexeme)) {
      const [all, count] = numberAt(lexemes, at)
      tokens.push(...all)
      length = count
      hasNumber = true
    } else if (added && previous?.kind === 'ordinal') previous.value += added
    else if (ordinal && length === 1) {
      tokens.push({ ...ordinal })
      hasNumber ||= ordinal.kind === 'ordinal' && ordinal.value > 4
    } else if (found?.phrase === 'numbered' || '$€£#'.includes(lexeme.text)) {
      if (isDigits(lexemes[at + length])) length += 1
      tokens.push({ kind: 'other' })
    } else if (found?.phrase === 'measured' && previous?.kind === 'number') {
      if (lexeme.text !== 'x' || isDigits(lexemes[at + 1])) tokens.pop()
    } else if (hasNumber && (found?.phrase === 'rest' || /^re\p{L}+ed$/u.test(lexeme.text))) break
    else if (found?.phrase === 'additions') dropClause(tokens)
    else if (found && isCalendar(found.phrase)) tokens.push({ kind: 'calendar', calendar: found.phrase })
    else if (found?.phrase !== 'filler')
      tokens.push(sign ?? (found && MEANINGS[found.phrase]) ?? { kind: 'other' })
    at += length
  }
  return withParts(tokens)
}
