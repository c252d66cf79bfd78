import type { Language } from './languages.ts'
import type { SiteConfig } from './siteConfig.ts'

/** Returns a configuration with its texts in a language; in the default language if it has no translation. */
export function siteIn(site: SiteConfig, language: Language): SiteConfig {
  const translation = site.translations?.[language]
  if (!translation) return site
  const {
    name = site.name,
    blog = site.blog,
    hero,
    categories,
    legalLinks = [],
    legal = {},
    ...texts
  } = translation
  return {
    ...site,
    ...texts,
    name,
    ...(blog && { blog }),
    hero: site.hero.map((slide, at) => ({ ...slide, ...hero[at] })),
    categories: site.categories.map((category, at) => ({
      ...category,
      name: categories[at] ?? category.name,
    })),
    legalLinks: site.legalLinks.map((link, at) => ({ ...link, label: legalLinks[at] ?? link.label })),
    legal: { privacy: legal.privacy ?? site.legal.privacy, imprint: legal.imprint ?? site.legal.imprint },
  }
}
