/** Compiles message macros and catalogues (docs/decisions/030-languages.md). */
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { fileURLToPath } from 'node:url'
import type { PluginOption } from 'vite'

const WEB = fileURLToPath(new URL('..', import.meta.url))
const linguiConfig = getConfig({ cwd: WEB })

// The native transform needs Node 22 when it is installed.
process.env['LINGUI_SUPPRESS_BABEL_WARNING'] = '1'

/**
 * In production, the texts of messages are in the catalogues alone.
 * @param keepsTexts keeps the English texts in the code, for texts that are read there
 */
export const messages = ({ keepsTexts = false } = {}): PluginOption[] => {
  const descriptorFields = keepsTexts ? 'all' : 'auto'
  return [
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields, linguiConfig }, { cwd: WEB })] }),
    lingui({ cwd: WEB }),
  ]
}

/** Translations by English text. */
export async function translationsIn(language: string): Promise<ReadonlyMap<string, string>> {
  const catalogues = (await getCatalogs(linguiConfig)).map((catalogue) => catalogue.read(language))
  const texts = (await Promise.all(catalogues)).flatMap((read) => Object.entries(read ?? {}))
  return new Map(texts.map(([id, { translation, message = id }]) => [message, translation || message]))
}
