/** Compiles message macros and catalogues (docs/decisions/030-languages.md). */
import { createCompilationErrorMessage, createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { SITE } from '@tracker/domain/site/site.ts'
import { LANGUAGES, type SiteConfig } from '@tracker/domain/site/siteConfig.ts'
import { siteIn } from '@tracker/domain/site/siteIn.ts'
import { lingui } from '@lingui/vite-plugin'
import babel, { type RolldownBabelPreset } from '@rolldown/plugin-babel'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, PluginOption } from 'vite'
import { SITE_TEXT } from '../src/i18n/siteText.ts'

const WEB = fileURLToPath(new URL('..', import.meta.url))
const MACRO = /from ['"]@lingui\/(?:core|react)\/macro['"]/
const config = getConfig({ cwd: WEB })

/** Babel runs only over modules that import a macro. In production, messages are in the catalogues alone. */
const macros = (keepsTexts: boolean): RolldownBabelPreset => ({
  preset: {
    plugins: [
      [
        '@lingui/babel-plugin-lingui-macro',
        { descriptorFields: keepsTexts ? 'all' : 'auto', linguiConfig: config },
      ],
    ],
  },
  rolldown: { filter: { code: MACRO } },
})

let extracted: Promise<ReadonlyMap<string, string>> | undefined

/** English texts of the code by id, so that no catalogue is ever out of date. */
async function extractTexts(): Promise<ReadonlyMap<string, string>> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: WEB })
    .filter((file) => !file.includes('.test.'))
    .map((file) => join(WEB, file))
    .filter((file) => MACRO.test(readFileSync(file, 'utf8')))
  const [catalogue] = await getCatalogs(config)
  const texts = (await catalogue?.collect({ files })) ?? {}
  return new Map(Object.entries(texts).map(([id, { message = id }]) => [id, message]))
}

/** Texts by id: translations, and English for those that are missing. English needs none of the domain's texts. */
async function textsIn(language: string): Promise<Record<string, string>> {
  const texts = Object.fromEntries(await (extracted ??= extractTexts()))
  if (language === config.sourceLocale) return texts
  for (const catalogue of await getCatalogs(config))
    for (const [id, { translation, message = id }] of Object.entries((await catalogue.read(language)) ?? {}))
      texts[id] = translation || message
  return texts
}

/** Translations by English text. */
export async function translationsIn(language: string): Promise<ReadonlyMap<string, string>> {
  const [texts, english] = [await textsIn(language), await extractTexts()]
  return new Map(Object.entries(texts).map(([id, text]) => [english.get(id) ?? id, text]))
}

/** The texts of a configuration that can be translated. */
const siteTexts = ({ name, tagline, description, rightsLine, hero, categories, legalLinks }: SiteConfig) =>
  [
    [name, tagline, description, rightsLine],
    hero.flatMap(({ headline, subtitle }) => [headline, subtitle]),
    categories.map((category) => category.name),
    legalLinks.map(({ label }) => label),
  ].flat()

/** Compiled messages of the site's texts in another language, by id. */
function translatedSite(code: string) {
  const language = LANGUAGES.find((one) => one === code)
  const translated = language ? siteTexts(siteIn(SITE, language)) : []
  const texts = siteTexts(SITE).map((text, at) => ({ text, translation: translated[at] ?? text }))
  const differing = texts.filter(({ text, translation }) => text !== translation)
  return Object.fromEntries(differing.map(({ text, translation }) => [SITE_TEXT + text, [translation]]))
}

/** `virtual:catalogue/de`: the compiled catalogue of a language. */
const CATALOGUE = /^\0?virtual:catalogue\/(\w+)$/

const catalogues: Plugin = {
  name: 'artifact-tracker-catalogues',
  resolveId: (id) => (CATALOGUE.test(id) ? `\0${id}` : null),
  async load(id) {
    const [, language] = CATALOGUE.exec(id) ?? []
    if (language === undefined) return null
    const { source, errors } = createCompiledCatalog(language, await textsIn(language), { namespace: 'es' })
    if (errors.length > 0) throw new Error(createCompilationErrorMessage(language, errors))
    const site = JSON.stringify(translatedSite(language))
    return { code: `${source}\nObject.assign(messages, ${site})`, moduleType: 'js' }
  },
}

/** @param keepsTexts keeps the English texts in the code, for texts that are read there */
export const messages = ({ keepsTexts = false } = {}): PluginOption[] => [
  babel({ presets: [macros(keepsTexts)] }),
  catalogues,
  lingui({ cwd: WEB }),
]
