/** The languages of the site and the active one (docs/decisions/030-languages.md). */
import { i18n, type Messages } from '@lingui/core'
import { SITE } from '@tracker/domain/site/site.ts'
import type { Language } from '@tracker/domain/site/languages.ts'

export type { Language }

export const LANGUAGES: readonly Language[] = SITE.languages

/** Cookie by which Firebase Hosting overrides `Accept-Language`. */
const COOKIE = 'firebase-language-override'
/** The only cookie that Hosting passes to functions (functions/src/share/pageTexts.ts). */
const FUNCTION_COOKIE = '__session'
/** In seconds. */
const YEAR = 31_536_000

/** Catalogues, one lazy chunk per language. */
const CATALOGUES = import.meta.glob<{ messages: Messages }>(['../locales/*.ts', '!**/*.d.ts'])

/** Loads the catalogue of a language and makes the language active. */
export async function activateLanguage(language: Language): Promise<void> {
  const load = CATALOGUES[`../locales/${language}.ts`]
  if (!load) throw new Error(`There is no catalogue of ${language}.`)
  const { messages } = await load()
  i18n.loadAndActivate({ locale: language, messages })
}

/** The active language, for `Intl`. */
export const activeLanguage = (): string => i18n.locale || 'en'

interface Preferences {
  /** As in `document.cookie`. */
  cookies: string
  /** `lang` of a page that Hosting chose for the visitor; undefined for a page that is the same for everyone. */
  pageLanguage: string | undefined
  /** As in `navigator.languages`. */
  browser: readonly string[]
}

/**
 * Returns the language chosen by the user, else that of the page, else the browser's.
 * @param languages the first one is the default
 */
export function preferredLanguage(
  { cookies, pageLanguage, browser }: Preferences,
  languages: readonly Language[] = LANGUAGES,
): Language {
  const cookie = cookies.split('; ').find((one) => one.startsWith(`${COOKIE}=`))
  const wanted = [cookie?.slice(COOKIE.length + 1), pageLanguage, ...browser.map((tag) => tag.split('-')[0])]
  const found = wanted.flatMap((code) => languages.filter((language) => language === code))
  return found[0] ?? languages[0] ?? 'en'
}

/** Stores the choice. Hosting and the function then serve the pages of this language. */
export function chooseLanguage(language: Language): void {
  for (const name of [COOKIE, FUNCTION_COOKIE])
    document.cookie = `${name}=${language}; path=/; max-age=${YEAR}; samesite=lax`
}

/** Writing direction of a language. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  ['Arab', 'Hebr'].includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'
