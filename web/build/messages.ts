/** Compiles message macros and catalogues (docs/decisions/032-languages.md). */
import { getConfig } from '@lingui/conf'
import { lingui } from '@lingui/vite-plugin'
import babel, { type RolldownBabelPreset } from '@rolldown/plugin-babel'
import { fileURLToPath } from 'node:url'
import type { PluginOption } from 'vite'

const WEB = fileURLToPath(new URL('..', import.meta.url))

/** Babel runs only over modules that import a macro. */
const macros: RolldownBabelPreset = {
  // The English texts stay in the code until all catalogues are complete.
  preset: {
    plugins: [
      [
        '@lingui/babel-plugin-lingui-macro',
        { descriptorFields: 'all', linguiConfig: getConfig({ cwd: WEB }) },
      ],
    ],
  },
  rolldown: { filter: { code: /from ['"]@lingui\/(?:core|react)\/macro['"]/ } },
}

export const messages = (): PluginOption[] => [
  babel({ presets: [macros] }),
  lingui({ cwd: WEB, failOnCompileError: true }),
]
