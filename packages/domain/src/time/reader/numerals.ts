/** Numbers in other digits than 0 to 9. */

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }
/** Canonical Roman numerals only, so that "mdcc" matches but "mild" does not. */
const IS_ROMAN = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/

/** Returns the number of a Roman numeral in lower case; 0 if it is none. */
export function romanNumber(text: string): number {
  if (!IS_ROMAN.test(text)) return 0
  const values = Array.from(text, (letter) => ROMAN[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}

const CHINESE = '〇一二三四五六七八九'

/** Returns the number of Chinese numerals: 十八 is 18, 一九三〇 is 1930. */
function chineseNumber(text: string): number {
  if (!/[十百]/.test(text))
    return Number(Array.from(text, (one) => Math.max(0, CHINESE.indexOf(one))).join(''))
  let [sum, digit] = [0, 0]
  for (const one of text) {
    const unit = one === '百' ? 100 : one === '十' ? 10 : 0
    if (unit === 0) digit = Math.max(0, CHINESE.indexOf(one))
    else {
      sum += (digit || 1) * unit
      digit = 0
    }
  }
  return sum + digit
}

/** First code points of digits in other scripts: Arabic, Persian, Devanagari, Bengali. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6]
const OTHER_DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g

/** Replaces digits of other scripts. */
export const withDigits = (text: string): string =>
  text.replace(OTHER_DIGIT, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    return String(code - Math.max(...ZEROS.filter((zero) => zero <= code)))
  })

/** Replaces Chinese numerals before "century", "year" and similar words. 元年 is the first year. */
export const withHanNumerals = (text: string): string =>
  text
    .replace(/元年/g, '1年')
    .replace(/[〇一二三四五六七八九十百]{1,6}(?=世|年)/g, (numerals) => String(chineseNumber(numerals)))
