/** The languages of the site and the active one (docs/decisions/030-languages.md). */
import { i18n, type Messages } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { SITE } from '@tracker/domain/site/site.ts'

export type Language = (typeof SITE.languages)[number]

export const LANGUAGES: readonly Language[] = SITE.languages
export const DEFAULT_LANGUAGE: Language = LANGUAGES[0] ?? 'en'

const find = (language: string | undefined) => LANGUAGES.find((one) => one === language)

/** Cookie of Firebase Hosting: overrides `Accept-Language`. */
const COOKIE = 'firebase-language-override'
/** Seconds. */
const YEAR = 31_536_000

/** One chunk per language: a visitor loads one of them. */
const CATALOGUES: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  en: () => import('../locales/en.po'),
  de: () => import('../locales/de.po'),
}

// Until all catalogues are complete: messages that a catalogue lacks are compiled when they are shown.
i18n.setMessagesCompiler(compileMessage)

/** Loads the catalogue of a language, in which all texts are shown from then on. */
export async function activateLanguage(language: Language): Promise<void> {
  const { messages } = await CATALOGUES[language]()
  i18n.loadAndActivate({ locale: language, messages })
}

/** The active language, for `Intl`. */
export const activeLanguage = (): Language => find(i18n.locale) ?? DEFAULT_LANGUAGE

/** The language chosen by the switch, else that of the page. @param cookies as in `document.cookie` */
export function preferredLanguage(pageLanguage: string, cookies: string): Language {
  const chosen = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1)
  return find(chosen) ?? find(pageLanguage) ?? DEFAULT_LANGUAGE
}

/** Stores the choice. Hosting answers with the pages of this language from then on. */
export function chooseLanguage(language: Language): void {
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR}; samesite=lax`
}

/** Writing direction. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  new Intl.Locale(language).maximize().script === 'Arab' ? 'rtl' : 'ltr'
