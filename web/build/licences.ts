import { appendFile, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Name of the file with the notices of everything that is shipped. */
export const LICENCES = 'licences.txt'
/** Packages of fonts, which Vite's list of bundled scripts lacks. */
const FONTS = [
  '@fontsource/marcellus',
  '@fontsource-variable/source-sans-3',
  '@fontsource-variable/source-serif-4',
]
const require = createRequire(import.meta.url)

/** Adds the fonts' licences to the file that Vite writes (`build.license`). */
export const fontLicences = (): Plugin => ({
  name: 'font-licences',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const texts = FONTS.map(async (font) => {
      const text = await readFile(join(dirname(require.resolve(`${font}/package.json`)), 'LICENSE'), 'utf8')
      return `\n## ${font} (OFL-1.1)\n\n${text.trim()}\n`
    })
    await appendFile(join(dir, LICENCES), (await Promise.all(texts)).join(''))
  },
})
