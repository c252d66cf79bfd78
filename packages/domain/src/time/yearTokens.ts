/** Tokenizer for dates in museum free text. Ignores words that do not concern dates. */
import { normalizeDate } from './dateSpellings.ts'

export type Era = 'BC' | 'AD'
/** Part of a century as fractions: [0, 1 / 3] is early. */
export type Part = readonly [from: number, to: number]
/** Side without a bound: "before 1800" has no beginning. */
export type Open = 'before' | 'after'

export type Token =
  | { kind: 'number'; value: number; digits: number }
  | { kind: 'ordinal'; value: number }
  | { kind: 'unit'; years: 100 | 1000 }
  /** "1640s", "1640-tal": the decade, or the century for multiples of 100. */
  | { kind: 'decades' }
  | { kind: 'era'; era: Era }
  | { kind: 'part'; part: Part }
  | { kind: 'open'; open: Open }
  | { kind: 'to' }
  | { kind: 'comma' }

const EARLY: Token = { kind: 'part', part: [0, 1 / 3] }
const MIDDLE: Token = { kind: 'part', part: [1 / 3, 2 / 3] }
const LATE: Token = { kind: 'part', part: [2 / 3, 1] }

/** Assigns the same meaning to several words. */
const all = <T>(words: string, meaning: T): Record<string, T> =>
  Object.fromEntries(words.split(' ').map((word) => [word, meaning]))

const WORDS: Record<string, Token> = {
  ...all<Token>('century centuries', { kind: 'unit', years: 100 }),
  ...all<Token>('millennium millenium', { kind: 'unit', years: 1000 }),
  bc: { kind: 'era', era: 'BC' },
  ad: { kind: 'era', era: 'AD' },
  // English, Swedish, German, French, Spanish, Italian
  ...all(
    'early början tidigt anfang beginn frühe früher frühes début principios comienzos inizio inizi',
    EARLY,
  ),
  ...all('mid middle mitt mitte milieu mitad mediados metà', MIDDLE),
  ...all('late slut sent ende späte später spätes fin fines finales fine', LATE),
  ...all<Token>('- to or and och eller bis und oder à au et ou y a o e al', { kind: 'to' }),
  ...all<Token>(', /', { kind: 'comma' }),
  before: { kind: 'open', open: 'before' },
  after: { kind: 'open', open: 'after' },
}

/** Ordinals in "second half", "3rd quarter", "sista fjärdedel". */
const COUNTS: Record<string, number> = {
  ...all('first första erste erster erstes ersten première premier primera primer prima primo', 1),
  ...all('second andra zweite zweiter zweites zweiten deuxième seconde segunda segundo seconda secondo', 2),
  ...all('third tredje dritte dritter drittes dritten troisième tercer tercera terza terzo', 3),
  ...all('fourth fjärde vierte vierter viertes vierten quatrième cuarto cuarta quarta quarto', 4),
}
const LAST = 'last sista letzte letzter letztes letzten dernier dernière último última ultimo ultima'.split(
  ' ',
)
const FRACTIONS: Record<string, number> = {
  ...all('half hälft hälfte moitié mitad metà', 2),
  ...all('third tredjedel drittel tiers tercio terzo', 3),
  ...all('quarter fjärdedel viertel quart cuarto quarto', 4),
}
const ORDINAL = String.raw`(?:\d(?:st|nd|rd|th)|${[...Object.keys(COUNTS), ...LAST].join('|')})`
const FRACTION = new RegExp(
  String.raw`^(${ORDINAL})(?:\s*-\s*(${ORDINAL}))?\s+(${Object.keys(FRACTIONS).join('|')})(?![a-zåäöàé])`,
)
const DECADES = /^(\d{3,4})(?:'?s|\s?-\s?tal[a-z]*)(?![a-zåäö0-9])/
const WORD = /^(?:(\d+)(?:st|nd|rd|th)(?![a-z])|(\d+)|[a-zà-öø-ÿ]+|[-,/])/

/** Returns the number of an ordinal; "last" is the count. */
function ordinalNumber(word: string, count: number): number {
  if (LAST.includes(word)) return count
  return Math.min(COUNTS[word] ?? Number.parseInt(word, 10), count)
}

/** Splits free text into date tokens. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let rest = normalizeDate(text)
  while (rest !== '') {
    const fraction = FRACTION.exec(rest)
    const decades = DECADES.exec(rest)
    const word = WORD.exec(rest)
    if (fraction) {
      const [, first = '', last = first, name = ''] = fraction
      const count = FRACTIONS[name] ?? 1
      const part: Part = [(ordinalNumber(first, count) - 1) / count, ordinalNumber(last, count) / count]
      tokens.push({ kind: 'part', part })
    } else if (decades) {
      const [, digits = ''] = decades
      tokens.push({ kind: 'number', value: Number(digits), digits: digits.length }, { kind: 'decades' })
    } else if (word) {
      const [whole, ordinal, number] = word
      const known = WORDS[whole]
      if (ordinal !== undefined) tokens.push({ kind: 'ordinal', value: Number(ordinal) })
      else if (number !== undefined)
        tokens.push({ kind: 'number', value: Number(number), digits: number.length })
      else if (known) tokens.push(known)
    }
    rest = rest.slice((fraction ?? decades ?? word)?.[0].length ?? 1)
  }
  return tokens
}
