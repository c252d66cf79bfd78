import { isContentField } from '@tracker/domain/import/mapping.ts'
import type { Note } from '@tracker/domain/messages/message.ts'
import { translateDomainText } from '#i18n/domainTexts.ts'

/** Translates why a row is refused. Omits the name of a field, because the sentences contain its label. */
export function reasonText(reason: Note): string {
  if (typeof reason === 'string' || reason.code !== 'row-of-field') return translateDomainText(reason)
  const { field, text } = reason.parameters
  const isOmitted = typeof field === 'string' && isContentField(field) && typeof text === 'object'
  return translateDomainText(isOmitted ? text : reason)
}
