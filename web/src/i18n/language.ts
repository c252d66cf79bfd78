/** The languages of the site and the active one (docs/decisions/030-languages.md). */
import { i18n, type Messages } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { SITE } from '@tracker/domain/site/site.ts'

export type Language = (typeof SITE.languages)[number]

export const LANGUAGES: readonly Language[] = SITE.languages

/** Names of the languages in themselves. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }

/** Cookie of Firebase Hosting: overrides `Accept-Language`. */
const COOKIE = 'firebase-language-override'
/** Seconds. */
const YEAR = 31_536_000

/** One chunk per language: a visitor loads one of them. */
const CATALOGUES: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  en: () => import('../locales/en.po'),
  de: () => import('../locales/de.ts'),
}

// Until all catalogues are complete: messages that a catalogue lacks are compiled when they are shown.
i18n.setMessagesCompiler(compileMessage)

/** Loads the catalogue of a language, in which all texts are shown from then on. */
export async function activateLanguage(language: Language): Promise<void> {
  const { messages } = await CATALOGUES[language]()
  i18n.loadAndActivate({ locale: language, messages })
}

/** The active language, for `Intl`. */
export const activeLanguage = (): string => i18n.locale || 'en'

/**
 * The language chosen by the switch, else that of the page.
 * @param pageLanguage `lang` of the page
 * @param cookies as in `document.cookie`
 * @param languages the first one is the default
 */
export function preferredLanguage(
  pageLanguage: string,
  cookies: string,
  languages: readonly Language[] = LANGUAGES,
): Language {
  const cookie = cookies.split('; ').find((one) => one.startsWith(`${COOKIE}=`))
  const wanted = [cookie?.slice(COOKIE.length + 1), pageLanguage]
  const found = wanted.flatMap((code) => languages.filter((language) => language === code))
  return found[0] ?? languages[0] ?? 'en'
}

/** Stores the choice. Hosting answers with the pages of this language from then on. */
export function chooseLanguage(language: Language): void {
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR}; samesite=lax`
}

/** Writing direction. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  ['Arab', 'Hebr'].includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'
