/**
 * The style sheet of the label pages that the function renders: the theme's colours, the font faces, and
 * web/label.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DISPLAY, READING, TEXT } from '../../src/theme/typography.ts'
import { DARK, LIGHT, NIGHT, type SchemeTokens } from '../../src/theme/tokens.ts'

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
const AT_NIGHT = `--nightGround:${NIGHT.ground};--nightInk:${NIGHT.ink};--nightGold:${NIGHT.gold};--nightFocus:${NIGHT.focus}`
const BY_DAY = `${colours(LIGHT)};${initial(LIGHT.band, LIGHT.ink, LIGHT.bronze)}`
const BY_NIGHT = `${colours(DARK)};${initial(NIGHT.ground, NIGHT.ink, NIGHT.gold)}`

/**
 * The `@font-face` rules of the app's style sheet. Fallback fonts have the same metrics, so that nothing
 * moves when a font loads.
 * @param addressOf returns the URL of a font file in its package
 */
const faces = (addressOf: (file: string) => string) =>
  (fileAt('../../src/theme/base.css').match(/@font-face \{[^}]*\}/g) ?? [])
    .join('\n')
    .replaceAll(/(?<=url\(')@[^']+/g, addressOf)

/**
 * Returns the style sheet.
 * @param addressOf see `faces`
 */
export function labelSheet(addressOf: (file: string) => string): string {
  const css = `${faces(addressOf)}
:root{color-scheme:light dark;--display:${DISPLAY};--sans:${TEXT};--serif:${READING};${AT_NIGHT};${BY_DAY}}
@media screen and (prefers-color-scheme:dark){:root{${BY_NIGHT}}}
${fileAt('../../label/label.css')}
${fileAt('../../label/exhibition.css')}`
  return css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s*\n\s*/g, '\n')
}
