/** Inserts the site's configuration into the pages and the app's modules (docs/adapting.md). */
import { SITE, SITE_FILE } from '@tracker/domain/site/site.ts'
import type { SiteConfig } from '@tracker/domain/site/siteConfig.ts'
import { siteIn } from '@tracker/domain/site/siteIn.ts'
import { siteModule } from '@tracker/domain/site/siteModule.ts'
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { readArticle, type SiteArticle } from './articles.ts'
import { parseMarkdown } from './markdown.ts'

const { name, description, languages, defaultTheme, colours } = SITE
const LANGUAGE = languages[0] ?? 'en'

/** Values of the placeholders in index.html. */
const VALUES: Readonly<Record<string, string>> = {
  NAME: name,
  DESCRIPTION: description,
  LANGUAGE,
  THEME: defaultTheme,
  NIGHT: colours.night.ground,
  LIGHT: colours.light.page,
  DARK: colours.dark.page,
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Escapes text for HTML, including attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/**
 * Modules made of the operator's markdown: `virtual:legal/privacy` and `virtual:legal/imprint`, and the cards and bodies
 * of the articles.
 */
const MARKDOWN = /^\0?virtual:(legal\/privacy|legal\/imprint|articles\/cards|articles\/bodies)$/

const readMarkdown = (file: string) =>
  readFile(new URL(file, new URL(`../../${SITE_FILE}`, import.meta.url)), 'utf8')

/** Something of the configuration in each language. */
async function inEachLanguage<T>(read: (config: SiteConfig) => Promise<T>): Promise<string> {
  const all = languages.map(async (language) => [language, await read(siteIn(SITE, language))] as const)
  return JSON.stringify(Object.fromEntries(await Promise.all(all)))
}

const legal = (page: 'privacy' | 'imprint') =>
  inEachLanguage(async (config) => {
    const file = config.legal[page]
    // The lines of an address stay lines.
    return file === null ? [] : parseMarkdown(await readMarkdown(file), page === 'imprint')
  })

const articles = (part: keyof SiteArticle) =>
  inEachLanguage(({ blog = [] }) =>
    Promise.all(blog.map(async (file) => readArticle(await readMarkdown(file), file)[part])),
  )

const MODULES: Readonly<Record<string, () => Promise<string>>> = {
  'legal/privacy': async () => `export const tokens = ${await legal('privacy')}`,
  'legal/imprint': async () => `export const tokens = ${await legal('imprint')}`,
  'articles/cards': async () => `export const cards = ${await articles('card')}`,
  'articles/bodies': async () => `export const bodies = ${await articles('body')}`,
}

export function site(): Plugin {
  return {
    name: 'artifact-tracker-site',
    enforce: 'pre',
    resolveId: (id) => (MARKDOWN.test(id) ? `\0${id}` : null),
    load: (id) => {
      const [, name = ''] = MARKDOWN.exec(id) ?? []
      return MODULES[name]?.() ?? siteModule().load(id)
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll(/%([A-Z]+)%/g, (mark, key: string) => escapeHtml(VALUES[key] ?? mark)),
    },
  }
}
