/**
 * Emits `/label.css`, the style sheet of the label pages that the function renders: the theme's colours, the
 * font faces, and web/label/label.css. The name has no hash, because the function does not know the build's
 * file names.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { DISPLAY, READING, TEXT } from '../src/theme/typography.ts'
import { DARK, LIGHT, NIGHT, type SchemeTokens } from '../src/theme/tokens.ts'
import { assetAddress } from './assets.ts'

const SHEET = 'label.css'
const fileAt = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')

const USED = [
  'page',
  'paper',
  'band',
  'ink',
  'inkSoft',
  'lapis',
  'bronze',
  'mark',
  'edge',
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

/**
 * The `@font-face` rules of the app's style sheet. Fallback fonts have the same metrics, so that nothing
 * moves when a font loads.
 * @param addressOf returns the URL of a font file in its package
 */
const faces = (addressOf: (file: string) => string) =>
  (fileAt('../src/theme/base.css').match(/@font-face \{[^}]*\}/g) ?? [])
    .join('\n')
    .replaceAll(/(?<=url\(')@[^']+/g, addressOf)

/**
 * Returns the style sheet.
 * @param addressOf see `faces`
 */
export function labelSheet(addressOf: (file: string) => string): string {
  const css = `${faces(addressOf)}
:root{color-scheme:light dark;--display:${DISPLAY};--sans:${TEXT};--serif:${READING};${BY_DAY}}
@media screen and (prefers-color-scheme:dark){:root{${BY_NIGHT}}}
${fileAt('../label/label.css')}`
  return css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s*\n\s*/g, '\n')
}

/** Matches the emitted file of a font, whose name has a hash. */
const emitted = (file: string) => new RegExp(`${basename(file, '.woff2')}.*\\.woff2$`)

/** Emits the style sheet of label pages, and serves it in development. */
export function shareStyles(): Plugin {
  return {
    name: 'artifact-tracker-share-styles',
    configureServer(server) {
      server.middlewares.use(`/${SHEET}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/css')
        response.end(
          labelSheet((file) => `/@fs${pathToFileURL(createRequire(import.meta.url).resolve(file)).pathname}`),
        )
      })
    },
    generateBundle(_options, bundle) {
      this.emitFile({
        type: 'asset',
        fileName: SHEET,
        source: labelSheet((file) => assetAddress(bundle, emitted(file))),
      })
    },
  }
}
