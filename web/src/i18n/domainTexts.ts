/**
 * Translates texts that the domain and the API give in English: validation messages, problems, names of types, fields and sorts,
 * wordings of dates. Catalogues contain them under the English text (web/build/domainTexts.ts).
 */
import { i18n, type Messages } from '@lingui/core'
import { formatNumber } from './format.ts'

interface Template {
  readonly id: string
  readonly pattern: RegExp
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Texts with values, such as "{0} century BC". In a sentence a value can be any text, elsewhere it contains a digit. */
function templatesOf(messages: Messages): readonly Template[] {
  return Object.keys(messages)
    .filter((id) => id.includes('{0}'))
    .toSorted((a, b) => b.length - a.length)
    .map((id) => {
      const value = id.endsWith('.') ? '(.+)' : String.raw`(.*\d.*)`
      const parts = id.split(/\{\d\}/).map((part) => escaped(part))
      return { id, pattern: new RegExp(`^${parts.join(value)}$`, 's') }
    })
}

let known: { messages: Messages; templates: readonly Template[] } | undefined

function templates(): readonly Template[] {
  if (known?.messages !== i18n.messages)
    known = { messages: i18n.messages, templates: templatesOf(i18n.messages) }
  return known.templates
}

/** Translates a value within a text: a number, the name of a field, or a list of such names. */
function translateValue(value: string): string {
  if (/^\d{1,3}(,\d{3})+$/.test(value)) return formatNumber(Number(value.replaceAll(',', '')))
  const [, ordinal] = /^(\d+)(?:st|nd|rd|th)$/.exec(value) ?? []
  if (ordinal !== undefined) return i18n._('{0}th', { 0: ordinal })
  return value
    .split(', ')
    .map((part) => translateDomainText(part))
    .join(', ')
}

/** @returns the text itself if it is not one of the domain's texts, such as an artifact's name */
export function translateDomainText(text: string): string {
  if (Object.hasOwn(i18n.messages, text)) return i18n._(text)
  for (const { id, pattern } of templates()) {
    const [found, ...values] = pattern.exec(text) ?? []
    if (found === undefined) continue
    return i18n._(id, Object.fromEntries(values.map((value, index) => [index, translateValue(value)])))
  }
  return text
}
