/**
 * Translates what the domain says: messages by their code, also of schemas, which say them in English; names of types, fields and
 * sorts by their English text (web/build/domainTexts.ts).
 */
import { i18n } from '@lingui/core'
import { ownTypeLabel } from '@tracker/domain/artifact/types.ts'
import { english, type Message, messageOf, type Parameter } from '@tracker/domain/messages/message.ts'
import { formatNumber } from './format.ts'
import { activeLanguage } from './language.ts'

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
  return Object.hasOwn(i18n.messages, text) ? i18n._(text) : text
}

/** Label of a type of artifacts; its id for one that the site had earlier. */
export const typeText = (id: string): string => ownTypeLabel(id, activeLanguage()) ?? translateDomainText(id)
