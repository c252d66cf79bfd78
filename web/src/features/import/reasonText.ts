import { isContentField } from '@tracker/domain/import/mapping.ts'
import { translateDomainText } from '#i18n/domainTexts.ts'

/** Translates why a row is refused. Omits the name of a field, because the sentences contain its label. */
export function reasonText(reason: string): string {
  const [, name, message] = /^(.+?): (.+)$/s.exec(reason) ?? []
  if (name === undefined || message === undefined) return translateDomainText(reason)
  if (isContentField(name)) return translateDomainText(message)
  const translated = translateDomainText(reason)
  return translated === reason ? `${name}: ${translateDomainText(message)}` : translated
}
