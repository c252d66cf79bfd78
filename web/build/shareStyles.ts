/**
 * Emits `/label.css`, the style sheet of the label pages that the function renders: the theme's colours and display font, and
 * web/label/label.css. Its name has no hash, since the function does not know the build's file names.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { DISPLAY } from '../src/theme/typography.ts'
import { DARK, LIGHT, NIGHT, type SchemeTokens } from '../src/theme/tokens.ts'
import { assetAddress } from './assets.ts'

const SHEET = 'label.css'
const FONT = '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2'
const fileAt = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')

const USED = [
  'page',
  'paper',
  'band',
  'ink',
  'inkSoft',
  'lapis',
  'bronze',
  'gold',
  'rule',
  'edge',
  'focus',
  'onFill',
] as const

const colours = (tokens: SchemeTokens) => USED.map((name) => `--${name}:${tokens[name]}`).join(';')

/** Colours of the initial. */
const initial = (ground: string, ink: string, scroll: string) =>
  `--initialGround:${ground};--initialInk:${ink};--initialScroll:${scroll}`
const BY_DAY = `${colours(LIGHT)};${initial(LIGHT.band, LIGHT.ink, LIGHT.bronze)}`
const BY_NIGHT = `${colours(DARK)};${initial(NIGHT.ground, NIGHT.ink, NIGHT.gold)}`

/** The `@font-face` rules of the display font and of its fallbacks, from the app's style sheet. */
function faces(font: string): string {
  const all = fileAt('../src/theme/base.css').match(/@font-face \{[^}]*\}/g) ?? []
  return all
    .filter((face) => face.includes("'Marcellus"))
    .join('\n')
    .replace(FONT, font)
}

/** The style sheet. @param font the address of the display font's file */
export function labelSheet(font: string): string {
  const css = `${faces(font)}
:root{color-scheme:light dark;--display:${DISPLAY};${BY_DAY}}
@media screen and (prefers-color-scheme:dark){:root{${BY_NIGHT}}}
${fileAt('../label/label.css')}`
  return css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s*\n\s*/g, '\n')
}

/** Emits the style sheet of label pages, and serves it in development. */
export function shareStyles(): Plugin {
  return {
    name: 'artifact-tracker-share-styles',
    configureServer(server) {
      server.middlewares.use(`/${SHEET}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/css')
        response.end(
          labelSheet(`/@fs${pathToFileURL(createRequire(import.meta.url).resolve(FONT)).pathname}`),
        )
      })
    },
    generateBundle(_options, bundle) {
      this.emitFile({
        type: 'asset',
        fileName: SHEET,
        source: labelSheet(assetAddress(bundle, /marcellus-latin-400-normal.*\.woff2$/)),
      })
    },
  }
}
