/** Names of elements in the language of the screenshots. */
import { translationsIn } from '../../../web/build/messages.ts'

const LOCALES: ReadonlyMap<string, string> = new Map([
  ['en', 'en-GB'],
  ['de', 'de-DE'],
])

/** Translations by English text; null in English. */
let translations: ReadonlyMap<string, string> | null = null

/**
 * Sets the language.
 * @returns the browser's locale
 * @throws Error for a language without a catalogue
 */
export async function setLanguage(language: string): Promise<string> {
  const locale = LOCALES.get(language)
  if (locale === undefined) throw new Error(`One of: ${[...LOCALES.keys()].join(', ')}.`)
  translations = language === 'en' ? null : await translationsIn(language)
  return locale
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Pattern of a message: without tags, and with any text for values. */
function patternOf(message: string): string {
  const text = translations ? translations.get(message) : message
  if (text === undefined) throw new Error(`There is no message “${message}”.`)
  return text
    .replaceAll(/<\/?\d+>/g, '')
    .split(/\{\w+\}/)
    .map(escaped)
    .join('.*')
}

/** Pattern of texts that contain a message of the catalogue, which is given in English. */
export const contained = (message: string) => new RegExp(patternOf(message))

/** Pattern of texts that begin with one of these messages of the catalogue, which are given in English. */
export const named = (...messages: readonly string[]) =>
  new RegExp(`^(?:${messages.map(patternOf).join('|')})`)
