/** Texts of site.config.ts in the active language. */
import { SITE } from '@tracker/domain/site/site.ts'
import type { SiteConfig } from '@tracker/domain/site/siteConfig.ts'
import { siteIn } from '@tracker/domain/site/siteIn.ts'
import { activeLanguage, LANGUAGES } from './language.ts'

/** All texts that can be translated, in the same order in each language. */
const textsOf = ({ name, tagline, description, rightsLine, hero, categories, legalLinks }: SiteConfig) => [
  name,
  tagline,
  description,
  rightsLine,
  ...hero.flatMap(({ headline, subtitle }) => [headline, subtitle]),
  ...categories.map((category) => category.name),
  ...legalLinks.map(({ label }) => label),
]

const TRANSLATIONS = new Map<string, ReadonlyMap<string, string | undefined>>(
  LANGUAGES.map((language) => {
    const translated = textsOf(siteIn(SITE, language))
    return [language, new Map(textsOf(SITE).map((text, at) => [text, translated[at]]))]
  }),
)

/** @param text in the site's default language */
export const siteText = (text: string): string => TRANSLATIONS.get(activeLanguage())?.get(text) ?? text

/** The site's name. */
export const siteName = (): string => siteText(SITE.name)
