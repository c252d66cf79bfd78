import { translateDomainText } from '#i18n/domainTexts.ts'

/** Translates why a row is refused. A field before the reason keeps its name: "artifact_name: Please …". */
export function reasonText(reason: string): string {
  const translated = translateDomainText(reason)
  if (translated !== reason) return translated
  const [, field = '', message = reason] = /^([a-z_]+: )(.+)$/s.exec(reason) ?? []
  return field + translateDomainText(message)
}
