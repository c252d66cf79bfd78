/** Tokenizer for dates in museum free text. Ignores words that do not concern dates. */

export type Era = 'BC' | 'AD'
/** Part of a century as fractions: [0, 1 / 3] is early. */
export type Part = readonly [from: number, to: number]

export type Token =
  | { kind: 'number'; value: number; digits: number }
  | { kind: 'ordinal'; value: number }
  | { kind: 'unit'; years: 100 | 1000 }
  /** "1640s", "1640-tal": the decade, or the century for multiples of 100. */
  | { kind: 'decades' }
  | { kind: 'era'; era: Era }
  | { kind: 'part'; part: Part }
  | { kind: 'to' }
  | { kind: 'comma' }

const WORDS: Record<string, Token> = {
  century: { kind: 'unit', years: 100 },
  centuries: { kind: 'unit', years: 100 },
  millennium: { kind: 'unit', years: 1000 },
  millenium: { kind: 'unit', years: 1000 },
  bc: { kind: 'era', era: 'BC' },
  ad: { kind: 'era', era: 'AD' },
  early: { kind: 'part', part: [0, 1 / 3] },
  mid: { kind: 'part', part: [1 / 3, 2 / 3] },
  middle: { kind: 'part', part: [1 / 3, 2 / 3] },
  late: { kind: 'part', part: [2 / 3, 1] },
  början: { kind: 'part', part: [0, 1 / 3] },
  mitt: { kind: 'part', part: [1 / 3, 2 / 3] },
  slut: { kind: 'part', part: [2 / 3, 1] },
  '-': { kind: 'to' },
  to: { kind: 'to' },
  or: { kind: 'to' },
  and: { kind: 'to' },
  och: { kind: 'to' },
  eller: { kind: 'to' },
  ',': { kind: 'comma' },
  '/': { kind: 'comma' },
}

/** Ordinals in "second half", "3rd quarter", "sista fjärdedel". */
const COUNTS: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  första: 1,
  andra: 2,
  tredje: 3,
  fjärde: 4,
}
const FRACTIONS: Record<string, number> = {
  half: 2,
  third: 3,
  quarter: 4,
  hälft: 2,
  tredjedel: 3,
  fjärdedel: 4,
}
const ORDINAL = String.raw`(?:\d(?:st|nd|rd|th)|${[...Object.keys(COUNTS), 'last', 'sista'].join('|')})`
const FRACTION = new RegExp(
  String.raw`^(${ORDINAL})(?:\s*-\s*(${ORDINAL}))?\s+(${Object.keys(FRACTIONS).join('|')})(?![a-zåäö])`,
)
const DECADES = /^(\d{3,4})(?:'?s|\s?-\s?tal[a-z]*)(?![a-zåäö0-9])/
const WORD = /^(?:(\d+)(?:st|nd|rd|th)(?![a-z])|(\d+)|[a-zåäöé]+|[-,/])/

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10 }

function romanNumber(text: string): number {
  const values = Array.from(text, (letter) => ROMAN[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}

/** Replacements that unify dashes, eras, thousands separators, years of other calendars, days and months. */
const SPELLINGS: readonly [pattern: RegExp, to: string | ((...found: string[]) => string)][] = [
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[?[\]*]/g, ''],
  [/(?<![a-z])b\.?\s?c\.?(?:\s?e\.?)?(?![a-z])|(?<![a-z])f\.?\s?kr\.?(?![a-z])/g, ' bc '],
  [/(?<![a-z])(?:a\.?d\.?|c\.?e\.?|e\.?\s?kr\.?)(?![a-z])/g, ' ad '],
  // "885-886 AH/AD 1481": removes years of other calendars (AH, AM) given beside the AD year.
  [
    /(?<![\d-]|ad\s+)\d+(?:st|nd|rd|th)?(?:\s*-\s*\d+(?:st|nd|rd|th)?)?(?:\s+century)?\s*a[hm]\s*\/\s*(?=ad)/g,
    '',
  ],
  [/-\s*\d+(?:st|nd|rd|th)?(?:\s+century)?\s*a[hm]\s*\/\s*(?=ad)/g, '- '],
  [/(?<!\d)(\d{1,3}),(\d{3})(?!\d)/g, '$1$2'],
  [/(?<!\d)(?:\d{1,2}\/){1,2}(?=\d{4})/g, ''],
  [/(\d{3,4})\/\d{1,4}(?!\d)/g, '$1'],
  [new RegExp(String.raw`\d{1,2}\.?\s+(?=${MONTH}(?![a-z]))`, 'g'), ''],
  [new RegExp(String.raw`${MONTH}\.?\s+\d{1,2}(?:,|\s)\s*(?=\d{3,4})`, 'g'), ''],
  [/(?<![a-z])(?:saec\.?|s\.)\s*([ivx]+)(?![a-z])/g, (_, roman) => `${romanNumber(roman ?? '')}th century`],
  [/(?<![a-z])([ivx]+)(?:th|st|nd|rd)?(?=\s+centur)/g, (_, roman) => `${romanNumber(roman ?? '')}th`],
]

function normalized(text: string): string {
  return SPELLINGS.reduce(
    (spelled, [pattern, to]) =>
      typeof to === 'string' ? spelled.replace(pattern, to) : spelled.replace(pattern, to),
    text.normalize('NFC').toLowerCase(),
  )
}

/** Returns the number of an ordinal; "last" is the count. */
function ordinalNumber(word: string, count: number): number {
  if (word === 'last' || word === 'sista') return count
  return Math.min(COUNTS[word] ?? Number.parseInt(word, 10), count)
}

/** Splits free text into date tokens. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let rest = normalized(text)
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
