/** Inserts the site's configuration into the pages and the app's modules (docs/adapting.md). */
import { SITE, SITE_FILE } from '@tracker/domain/site/site.ts'
import { siteIn } from '@tracker/domain/site/siteIn.ts'
import { siteModule } from '@tracker/domain/site/siteModule.ts'
import { readFile } from 'node:fs/promises'
import { lexer } from 'marked'
import type { Plugin } from 'vite'

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

/** `virtual:legal/privacy` and `virtual:legal/imprint`: parsed markdown of the operator's files, by language. */
const LEGAL = /^\0?virtual:legal\/(privacy|imprint)$/

async function legalModule(page: string): Promise<string> {
  const folder = new URL(`../../${SITE_FILE}`, import.meta.url)
  const tokens = languages.map(async (language) => {
    const { legal } = siteIn(SITE, language)
    const file = page === 'privacy' ? legal.privacy : legal.imprint
    const markdown = file === null ? '' : await readFile(new URL(file, folder), 'utf8')
    // The lines of an address stay lines.
    return [language, lexer(markdown, { breaks: page === 'imprint' })] as const
  })
  return `export const tokens = ${JSON.stringify(Object.fromEntries(await Promise.all(tokens)))}`
}

export function site(): Plugin {
  return {
    name: 'artifact-tracker-site',
    enforce: 'pre',
    resolveId: (id) => (LEGAL.test(id) ? `\0${id}` : null),
    load: (id) => {
      const [, page] = LEGAL.exec(id) ?? []
      return page === undefined ? siteModule().load(id) : legalModule(page)
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll(/%([A-Z]+)%/g, (mark, key: string) => escapeHtml(VALUES[key] ?? mark)),
    },
  }
}
