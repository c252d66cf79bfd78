/**
 * Normalises dates in several languages to English: "XVIIIe siècle", "18. Jh." and "siglo XVIII" become "18th
 * century", "12.03.1899" becomes "1899".
 */

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }

/** Canonical Roman numerals only, so that "mdcc" matches but "mild" does not. */
const IS_ROMAN = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/

function romanNumber(text: string): number {
  const values = Array.from(text, (letter) => ROMAN[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}

const romanOrdinal = (text: string | undefined) => `${romanNumber(text ?? '')}th`

/** Beginnings of month names in English, Swedish, German, French, Spanish and Italian. */
const MONTH =
  '(?:jan|jän|ene|gen|feb|fév|fev|mar|mär|apr|avr|abr|ma[ijy]|mag|jun|juin|giu|jul|juil|lug|aug|aoû|aou|ago|sep|set|o[ck]t|ott|nov|de[cz]|déc|dic)[a-zäéû]*'

/** Italian names of centuries: "Cinquecento" is the 16th. */
const ITALIAN_CENTURIES = ['due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove']

const ENGLISH_ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first'.split(
    ' ',
  )

/** Names of halves, thirds and quarters after an ordinal. */
const FRACTION =
  '(?:half|third|quarter|hälft|hälfte|drittel|viertel|moitié|tiers|quart|mitad|tercio|cuarto|metà|terzo|quarto)(?![a-zäéà])'

const word = (pattern: string) => new RegExp(String.raw`(?<![\p{L}])(?:${pattern})(?![\p{L}])`, 'gu')

type Replacement = string | ((...found: string[]) => string)
/** Replacements of lower-case text, in order: later patterns rely on earlier ones. */
const SPELLINGS: readonly [pattern: RegExp, to: Replacement][] = [
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[?[\]*]/g, ''],

  // Eras. "vor Christus" and "avant J.-C." must precede the open intervals "vor 1800" and "avant 1800".
  [
    /(?<![\p{L}])(?:b\.?\s?c\.?(?:\s?e\.?)?|f\.?\s?kr\.?|v\.?\s?chr\.?|vor chr(?:\.|isti geburt|istus)|v\.\s?u\.\s?z\.?|av(?:\.|ant)?\s?j(?:\.|ésus)?\s?-?\s?c(?:\.|hrist)?|av(?:\.|ant)\s(?:notre|n\.)\s?è(?:re|\.)|a\.\s?(?:de\s)?c\.?|a\.\s?n\.\s?e\.?|avanti cristo|antes de cristo)(?![\p{L}])/gu,
    ' bc ',
  ],
  [
    /(?<![\p{L}])(?:a\.?d\.?|c\.?e\.?|e\.?\s?kr\.?|n\.?\s?chr\.?|nach chr(?:\.|isti geburt|istus)|n\.\s?u\.\s?z\.?|apr?(?:\.|ès)?\s?j(?:\.|ésus)?\s?-?\s?c(?:\.|hrist)?|d\.\s?(?:de\s)?c\.?|dopo cristo|después de cristo)(?![\p{L}])/gu,
    ' ad ',
  ],
  // "885-886 AH/AD 1481": removes years of other calendars (AH, AM) next to the AD year.
  [
    /(?<![\d-]|ad\s+)\d+(?:st|nd|rd|th)?(?:\s*-\s*\d+(?:st|nd|rd|th)?)?(?:\s+century)?\s*a[hm]\s*\/\s*(?=ad)/g,
    '',
  ],
  [/-\s*\d+(?:st|nd|rd|th)?(?:\s+century)?\s*a[hm]\s*\/\s*(?=ad)/g, '- '],

  // Thousands separators.
  [/(?<!\d)(\d{1,3})[,.\u00a0\u202f](\d{3})(?!\d)/g, '$1$2'],
  [/(?<!\d)(\d{1,2}) (\d{3})(?=\s*bc)/g, '$1$2'],

  // Days and months. "1909-10" is a range of years; "1899-03" cannot be one, so 03 is a month.
  [
    /(?<!\d)(\d{4})-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:(?:t|\s)\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?(?:z|[+-]\d{2}:?\d{2})?)?(?!\d)/g,
    '$1',
  ],
  [
    /(?<!\d)(\d{2})(\d{2})-(0[1-9]|1[0-2])(?![\d-])/g,
    (all, century, year, month) => (Number(month) > Number(year) ? all : `${century}${year}`),
  ],
  [/(?<!\d)\d{1,2}([./-])\s?(?:\d{1,2}|[ivx]+)\1\s?(?=\d{4}(?!\d))/g, ''],
  [/(?<!\d)(?:\d{1,2}\/){1,2}(?=\d{4})/g, ''],
  [/(?<=\d{4})\s*\/\s*(?=\d{4}(?!\d))/g, '-'],
  [/(\d{3,4})\/\d{1,4}(?!\d)/g, '$1'],
  [new RegExp(String.raw`(?<!\d)\d{1,2}(?:\.?\s+(?:de\s+)?|\.|-)(?=${MONTH}(?![a-z]))`, 'g'), ''],
  [new RegExp(String.raw`${MONTH}\.?\s+\d{1,2}(?:,|\s)\s*(?=\d{3,4})`, 'g'), ''],

  // Centuries, millennia and decades.
  [word(String.raw`jahrhundert(?:s|e|en)?|jhdt?s?\.?|jhs?\.?|siècles?|secoli|secolo`), 'century'],
  [/(?<=\d(?:st|nd|rd|th)\s)c(?:ent)?(?:\.|ry)?(?!\p{L})/gu, 'century'],
  [word('jahrtausends?|millénaire|millennio|milenio'), 'millennium'],
  [/(?<=(?:\d(?:e|ème)|[ivx])\s)s(?:ec)?\./g, 'century'],
  [
    /(?<![\p{L}])(?:saec\.?|s(?:ec)?s?\.|siglos?|sec)\s*([ivx]+)(?:\s*-\s*([ivx]+))?(?![\p{L}])/gu,
    (_all, first, last) =>
      `${last ? `${romanOrdinal(first)}-${romanOrdinal(last)}` : romanOrdinal(first)} century`,
  ],
  [
    word(`(${ITALIAN_CENTURIES.join('|')})cento`),
    (_all, name) => `${ITALIAN_CENTURIES.indexOf(name ?? '') + 13}th century`,
  ],
  [
    new RegExp(
      String.raw`(?<![a-z-])(${ENGLISH_ORDINALS.toReversed().join('|')})(?=\s+(?:century|millen))`,
      'g',
    ),
    (_all, name) => `${ENGLISH_ORDINALS.indexOf(name ?? '') + 1}th`,
  ],
  [
    /(?<![\p{L}])([ivx]+)(?:e|er|ème|th|st|nd|rd|\.)?(?=\s*(?:(?:-|\/|et|e|y|und|bis|and|to|or|ou|o|oder|à|au)\s*[ivx]+(?:e|er|ème|th|\.)?\s*)?(?:century|millen))/gu,
    (_all, roman) => romanOrdinal(roman),
  ],
  [/(?<!\d)(\d{1,2})(?:\.|er|e|ème|°|º)?\s*(?=century|millen)/g, '$1th '],
  [/(?<!\d)(\d{1,2})(?:\.|er|e|ème|th)?\s*\/\s*(?=\d{1,2}th\s)/g, '$1-'],
  [/(?:années|años|anni|década de(?: los)?)\s+(\d{4})/g, '$1s'],
  [/(?<=\d{3}0)er(?:\s?-?\s?jahren?|n)?(?![\p{L}])/gu, 's'],

  // "2e moitié", "1. Hälfte", "II metà"; "sec. XVI, prima metà".
  [new RegExp(String.raw`(?<!\d)([1-4])(?:\.|ère|re|er|e|ème|nde?|ª|º|°)?\s*(?=${FRACTION})`, 'g'), '$1th '],
  [
    new RegExp(String.raw`(?<![\p{L}])(i{1,3}|iv)\s+(?=${FRACTION})`, 'gu'),
    (_all, roman) => `${romanOrdinal(roman)} `,
  ],
  [/(?<=century(?:\s+(?:bc|ad))?)\s*,/g, ''],

  // Open intervals.
  [word('prior to|ante|vor(?: dem)?|avant|antes de(?:l)?|prima del?|före'), 'before'],
  [word('post|nach(?: dem)?|après|después de(?:l)?|dopo(?: il)?|efter'), 'after'],
]

/** Roman numerals of years must be upper case, so that words do not match. */
const ROMAN_YEAR = /(?<![\p{L}])M[MDCLXVI]{3,}(?![\p{L}])/gu

/** Returns the text in lower case with English spellings. */
export function normalizeDate(text: string): string {
  const composed = text.normalize('NFC').replaceAll(ROMAN_YEAR, (roman) => {
    const lower = roman.toLowerCase()
    return IS_ROMAN.test(lower) ? String(romanNumber(lower)) : roman
  })
  return SPELLINGS.reduce(
    (spelled, [pattern, to]) =>
      typeof to === 'string' ? spelled.replace(pattern, to) : spelled.replace(pattern, to),
    composed.toLowerCase(),
  )
}
