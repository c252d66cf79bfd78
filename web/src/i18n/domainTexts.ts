/**
 * Translates what the domain says: messages by their code, also of schemas, which say them in English; names of types, fields and
 * sorts, and the notes of an import, by their English text (web/build/domainTexts.ts).
 */
import { i18n, type Messages } from '@lingui/core'
import { ownTypeLabel } from '@tracker/domain/artifact/types.ts'
import { english, type Message, messageOf, type Parameter } from '@tracker/domain/messages/message.ts'
import { formatNumber } from './format.ts'
import { activeLanguage } from './language.ts'

interface Template {
  readonly id: string
  readonly pattern: RegExp
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Notes of an import with values, such as "Hidden rows that are left out: {0}." */
function templatesOf(messages: Messages): readonly Template[] {
  return Object.keys(messages)
    .filter((id) => id.includes('{0}'))
    .toSorted((a, b) => b.length - a.length)
    .map((id) => {
      const parts = id.split(/\{\d\}/).map((part) => escaped(part))
      return { id, pattern: new RegExp(`^${parts.join('(.+)')}$`, 's') }
    })
}

let known: { messages: Messages; templates: readonly Template[] } | undefined

function templates(): readonly Template[] {
  if (known?.messages !== i18n.messages)
    known = { messages: i18n.messages, templates: templatesOf(i18n.messages) }
  return known.templates
}

/** Translates a value: a number, a message, or a text such as the name of a field or a list of types. */
function translateParameter(value: Parameter): string {
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value !== 'string') return translateMessage(value)
  return value
    .split(', ')
    .map((part) => typeText(part))
    .join(', ')
}

/** Returns the sentence of a message in the active language. English is not in the catalogue. */
export function translateMessage({ code, parameters }: Message): string {
  const translated = Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, translateParameter(value)]),
  )
  return Object.hasOwn(i18n.messages, code)
    ? i18n._(code, translated)
    : english({ code, parameters: translated })
}

/** @returns the text itself if it is not one of the domain's texts, such as an artifact's name */
export function translateDomainText(text: Message | string): string {
  if (typeof text !== 'string') return translateMessage(text)
  const message = messageOf(text)
  if (message) return translateMessage(message)
  if (Object.hasOwn(i18n.messages, text)) return i18n._(text)
  for (const { id, pattern } of templates()) {
    const [found, ...values] = pattern.exec(text) ?? []
    if (found === undefined) continue
    return i18n._(id, Object.fromEntries(values.map((value, index) => [index, translateParameter(value)])))
  }
  return text
}

/** Label of a type of artifacts; its id for one that the site had earlier. */
export const typeText = (id: string): string => ownTypeLabel(id, activeLanguage()) ?? translateDomainText(id)
