/** Spellings of dates in digits: days, separators, EDTF, centuries in letters. Each pattern takes time in proportion to the text. */
import { foldText } from '../../text/fold.ts'
import { romanNumber, withDigits, withHanNumerals } from './numerals.ts'

type Replacement = string | ((...found: string[]) => string)
type Rule = readonly [pattern: RegExp, to: Replacement]

const apply = (text: string, rules: readonly Rule[]) =>
  rules.reduce(
    (done, [pattern, to]) => (typeof to === 'string' ? done.replace(pattern, to) : done.replace(pattern, to)),
    text,
  )

/** Beginnings of month names in English, Swedish, German, French, Spanish and Italian, folded. */
const MONTH =
  '(?:jan|ene|gen|feb|fev|mar|apr|avr|abr|ma[ijy]|mag|jun|juin|giu|jul|juil|lug|aug|aou|ago|sep|set|o[ck]t|ott|nov|de[cz]|dic)[a-z]{0,8}'
const LETTER_AGES: Readonly<Record<string, string>> = { E: 'early', M: 'mid', L: 'late' }
/** The year before a year of ISO 8601, whose year 0 is 1 BC. */
const isoBc = (digits = '') => `${Number(digits) + 1} bc`

/** Spellings that differ by upper and lower case or by dots. */
const CASED: readonly Rule[] = [
  [/(?<=\d)[~%](?!\s?\d)/g, ''],
  [/[\u2010-\u2015\u2212\u301c\uff5e~]/g, '-'],
  [/(?<!\p{L})V\.\s?S\.?(?=\s?\d)|(?<=\d\s?)V\.\s?S\.?(?!\p{L})/gu, ' samvat '],
  [/[\u0425](?=[\u0425\u0406IVX]|[\p{Lu}]?(?:[-\s]|$))/gu, 'X'],
  [/[\u0406]/g, 'I'],
  // "MDCCXLV", but not words.
  [/(?<!\p{L})M[MDCLXVI]{3,14}(?!\p{L})/gu, (roman) => String(romanNumber(roman.toLowerCase()) || roman)],
  // "C17", "C18th", "L19thC", "19C."
  [/(?<!\p{L})C(?=(?:1\d|2[01]|[1-9])(?:st|nd|rd|th)?(?![\d\p{L}]))/gu, 'century '],
  [/(?<!\p{L})([EML])(?=\d{1,2}(?:st|nd|rd|th)?(?!\d))/gu, (_all, age = '') => `${LETTER_AGES[age] ?? ''} `],
  [/(?<=(?<!\d)\d{1,2}(?:st|nd|rd|th)?)C(?!\p{L})/gu, ' century '],
  // "a. C." is BC in Spanish and Italian; "a" and "c" alone are not.
  [/(?<!\p{L})a\.\s?C\.?(?!\p{L})/giu, ' bc '],
  [/(?<!\p{L})d\.\s?C\.?(?!\p{L})/giu, ' ad '],
  [/(?<!\p{L})(?:a|A)\.?C\.?(?=\s|$|[,;)-])/gu, ' bc '],
  // Roman ordinals: "XVIIIe", "IV", "xv".
  [
    /(?<![\p{L}\d])([IVX]{1,7}|[ivx]{2,7}|[ivx](?=e|è))(?:er|ère|ème|eme|ième|e|ᵉ|th|st|nd|rd|º|ª|-?[йего]{1,2})?(?!\p{L}|\.\p{L})/gu,
    (all, roman = '') => {
      const value = romanNumber(roman.toLowerCase())
      return value === 0 ? all : ` ${value}th `
    },
  ],
]

/** Italian names of centuries: "Cinquecento" is the 16th. */
const ITALIAN_CENTURIES = ['due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove']

/** Spellings of folded text. */
const FOLDED: readonly Rule[] = [
  [/twenty-first/g, '21st'],
  [
    new RegExp(String.raw`(?<!\p{L})(${ITALIAN_CENTURIES.join('|')})cento(?!\p{L})`, 'gu'),
    (_all, name = '') => `${ITALIAN_CENTURIES.indexOf(name) + 13}th century`,
  ],
  [/(?:[公西]元|[紀纪]元)?前(?=\d)/g, ' bc '],
  // Thousands separators.
  [/(?<!\d)(\d{1,3})[,.\u00a0\u202f](\d{3})(?!\d)/g, '$1$2'],
  [/(?<!\d)(\d{1,2}) (\d{3})(?=\s?(?:bc|bp))/g, '$1$2'],
  // EDTF: intervals with year 0, years with unknown digits, open intervals.
  [/^-(0\d{3}|\d{4})\/-(0\d{3}|\d{4})$/, (_all, from, to) => `${isoBc(from)} - ${isoBc(to)}`],
  [
    /(?:^|(?<=[/([,]\s?))-(?=\d)(\d{1,6})(-\d{2}-\d{2}(?:t[\d:.]{5,12}z?)?)?/g,
    (_all, year) => ` ${Number(year)} bc `,
  ],
  [/(?<=(?:\bto|\/|\.\.|\s-)\s?)-(\d{1,6})(?!\d)/g, (_all, year) => ` ${Number(year)} bc `],
  [/(?<!\d)(\d{2})(?:uu|xx|--|\?\?)(?![\p{L}\d])/gu, '$100s'],
  [/(?<!\d)(\d{3})(?:[ux]|-\?)(?![\p{L}\d])/gu, '$10s'],
  [/(?<!\d)(1[4-9]\d|20[0-2])\?(?![\p{L}\d])/gu, '$10s'],
  [/(?<!\d)(1[4-9]\d|20[0-2])-(?=$|[;,)\]])/g, '$10s'],
  [/^\[?(?:\.\.|\/)(?:\/)?\s?(?=\d)/, 'in or before '],
  [/(?<=\d{4})(?:\/|\.\.|-)(?:\.\.)?\]?$/, ' or later'],
  [/\.\./g, ' to '],
  [/[?[\]{}*%]/g, ''],
  // Days and months; 00 is an unknown one. "1909-10" is a range of years; "1899-03" cannot be one, so 03 is a month.
  [
    /(?<!\d)(\d{4})([-/:])(?:0\d|1[0-2])\2(?:0\d|[12]\d|3[01])(?:(?:t|\s)\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,9})?(?:z|[+-]\d{2}:?\d{2})?)?(?!\d)/g,
    '$1',
  ],
  [
    /(?<!\d)(\d{2})(\d{2})[-/](0\d|1[0-2])(?![\d/-])/g,
    (all, century, year, month) => (Number(month) > Number(year) ? all : `${century}${year}`),
  ],
  [/(?<!\d)\d{1,2}([./-])\s?(?:\d{1,2}|\d{1,2}th|[ivx]{1,4})\1\s?(?=\d{4}(?!\d))/g, ''],
  [/(?<!\d)(?:\d{1,2}\/){1,2}(?=\d{4})/g, ''],
  [/(?<!\d)\d{1,2}\.\s{1,2}\d{1,2}th\s\.?\s?(?=\d{4}(?!\d))/g, ''],
  [new RegExp(String.raw`(?<!\d)\d{1,2}(?:\.?\s(?:de\s)?|\.|-)(?=${MONTH}(?![a-z]))`, 'g'), ''],
  [new RegExp(String.raw`(?<![a-z])${MONTH}\.?\s\d{1,2}(?:st|nd|rd|th)?(?:,|\s)\s?(?=\d{3,4})`, 'g'), ''],
  // "1351/50 BC" after a range is one year of two; "1750/60" is a range.
  [/(?<=-\d{3,4})\/\d{1,2}(?!\d)/g, ''],
  [/(?<=\d{3,4})\s?\/\s?(?=\d{1,4}(?!\d|th|st|nd|rd|[./])(?:s|-s)?)/g, '-'],
]

/** Rewrites the numeric forms of a date and folds its letters. */
export const withNumericForms = (text: string): string =>
  apply(foldText(withHanNumerals(apply(withDigits(text), CASED))), FOLDED)
