/**
 * Text as the product stores it: NFC, well-formed, without control characters other than line breaks and tabs
 * (docs/product-decisions.md, section 2).
 */
import * as z from 'zod/mini'
import { hasDirectionControls, withoutDirectionControls } from './direction.ts'
import { grouped } from './grouped.ts'

const CONTROL = /[^\P{Cc}\n\r\t]/u

/** Whether text has a control character other than a line break or a tab. */
function hasControlCharacters(text: string): boolean {
  return CONTROL.test(text)
}

/**
 * Text from a source that nobody can be asked to correct, such as an account's display name, made storable: one line,
 * NFC, well-formed, without characters that control or turn text, cut to a length (UTF-16 units) between characters.
 */
export function tidyLine(text: string, max: number): string {
  const line = withoutDirectionControls(text)
    .toWellFormed()
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cc}/gu, '')
    .normalize('NFC')
    .trim()
  return line
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}

/** A limit in UTF-16 units, as security rules count. The schema library's own limits count code points. */
export function atMost(max: number, message: string) {
  return z.refine<string>((text) => text.length <= max, message)
}

/** A check of a name, which always stands beside other text. @param label what people call the field */
export function turnsNothing(label: string) {
  return z.refine<string>((name) => !hasDirectionControls(name), {
    error: `${label} has a hidden character that turns text around. Please leave it out.`,
    abort: true,
  })
}

/**
 * A schema for one text field.
 * @param label what people call the field; it begins every message
 * @param max characters (UTF-16 units) that it may have
 */
export function textSchema(label: string, max: number) {
  return z.string(`${label} must be text.`).check(
    z.refine((text) => text.isWellFormed(), { error: `${label} has a broken character.`, abort: true }),
    z.refine((text) => !hasControlCharacters(text), {
      error: `${label} has a control character that cannot be stored.`,
      abort: true,
    }),
    z.overwrite((text) => text.normalize('NFC')),
    atMost(max, `${label} can have at most ${grouped(max)} characters.`),
  )
}
