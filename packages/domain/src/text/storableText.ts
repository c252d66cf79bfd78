/** Text as stored: NFC, well-formed, without control characters except line breaks and tabs (docs/specification.md). */
import * as z from 'zod/mini'
import { hasDirectionControls, withoutDirectionControls } from './direction.ts'
import { inSchema, say } from '../messages/message.ts'

const CONTROL = /[^\P{Cc}\n\r\t]/u

function hasControlCharacters(text: string): boolean {
  return CONTROL.test(text)
}

/**
 * Makes text storable that the user cannot correct, such as an account's display name: one line, NFC, well-formed, without
 * control characters, cut to `max` UTF-16 units without splitting a surrogate pair.
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

/** Makes a text of a file storable: well-formed, NFC, without control characters other than line breaks and tabs. */
export const storableText = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n\r\t]/gu, '')
    .normalize('NFC')

/** Cuts a text after a whole word, with an ellipsis, to at most `max` UTF-16 units. */
export function cutAtWord(text: string, max: number): string {
  const start = text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')
  const words = start.replace(/\s+\S*$/u, '')
  return `${words.length > max / 2 ? words : start}…`
}

/** Checks the length in UTF-16 units, as security rules do. Zod's `maxLength` counts code points. */
export function atMost(label: string, max: number) {
  return z.refine<string>((text) => text.length <= max, {
    error: () => inSchema(say('text-too-long', { field: label, most: max })),
  })
}

/** Rejects bidirectional control characters, for names that appear inside other text. @param label field label */
export function noDirectionControls(label: string) {
  return z.refine<string>((name) => !hasDirectionControls(name), {
    error: inSchema(say('text-turned', { field: label })),
    abort: true,
  })
}

/**
 * Schema of a text field.
 * @param label field label, used in messages
 * @param max maximum length in UTF-16 units
 */
export function textSchema(label: string, max: number) {
  return z.string(inSchema(say('text-expected', { field: label }))).check(
    z.refine((text) => text.isWellFormed(), {
      error: inSchema(say('text-broken', { field: label })),
      abort: true,
    }),
    z.refine((text) => !hasControlCharacters(text), {
      error: inSchema(say('text-control', { field: label })),
      abort: true,
    }),
    z.overwrite((text) => text.normalize('NFC')),
    atMost(label, max),
    z.meta({ description: label, maxLength: max }),
  )
}
