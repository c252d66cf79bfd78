/** Texts of site.config.ts in the active language. Catalogues contain their translations (web/build/messages.ts). */
import { i18n } from '@lingui/core'
import { SITE } from '@tracker/domain/site/site.ts'

/** Prefix of message ids. Distinguishes them from equal texts of the domain. */
export const SITE_TEXT = 'site: '

/** @param text in the site's default language */
export function siteText(text: string): string {
  const id = SITE_TEXT + text
  return Object.hasOwn(i18n.messages, id) ? i18n._(id) : text
}

/** The site's name. */
export const siteName = (): string => siteText(SITE.name)
