/** Translates texts of the domain, which is in English: validation messages, problems of the API, names of types and sorts. */
import { i18n } from '@lingui/core'

/** @returns the text itself if it is not one of the domain's texts, for example the name of an artifact */
export const translateDomainText = (text: string): string =>
  Object.hasOwn(i18n.messages, text) ? i18n._(text) : text
