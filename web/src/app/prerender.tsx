/** Renders the public pages when imported, at build time (web/build/prerender.ts). */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { SITE } from '@tracker/domain/site/site.ts'
import { activateLanguage, directionOf, type Language, LANGUAGES } from '#i18n/language.ts'
import { siteName, siteText } from '#i18n/siteText.ts'
import { RENDERED_PAGES } from './renderedPages.ts'
import { renderPage } from './renderPage.tsx'

/** Texts of index.html outside the app. */
const pageTexts = (): (readonly [original: string, translated: string])[] => [
  ...[
    msg`Searching, adding and liking artifacts need JavaScript. Please turn it on and load the page again.`,
    msg`Newest artifacts`,
    msg`This part of the app could not be loaded. Check your connection and try again.`,
    msg`Retry`,
  ].map((text) => [text.message ?? '', i18n._(text)] as const),
  [SITE.description, siteText(SITE.description)],
]

/** Renders all pages in a language. */
async function renderPages(language: Language) {
  await activateLanguage(language)
  const pages = await Promise.all(
    Object.entries(RENDERED_PAGES).map(async ([page, { path }]) => [page, await renderPage(path)] as const),
  )
  return { language, direction: directionOf(language), name: siteName(), texts: pageTexts(), pages }
}

/**
 * The pages of each language by file name. Rendered one after another, because the active language is global.
 */
export const renderings: Awaited<ReturnType<typeof renderPages>>[] = []
for (const language of LANGUAGES) renderings.push(await renderPages(language))
