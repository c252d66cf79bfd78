/**
 * Renders the pictures that messengers show for shared links. Messengers do not support SVG, so the build
 * renders each plate as PNG, and the ornament of each type for records without a picture
 * (docs/decisions/013-labels.md).
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { ARTIFACT_TYPES } from '@tracker/domain/artifact/artifact.ts'
import { initialOf } from '@tracker/domain/artifact/initial.ts'
import type { Plugin } from 'vite'
import { LIGHT } from '../src/theme/tokens.ts'

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const PLATES = fileAt('../public/illustrations/artifacts/')
const SPRITE = fileAt('../public/illustrations/initials.svg')
/** Cache of rendered pictures, by the hash of their SVG. */
const CACHE = fileAt('../../.local/cards/')

/** Must match functions/src/share/labelPicture.ts. */
const [WIDTH, HEIGHT] = [1200, 630]
/** Pixels above and below the drawing. */
const MARGIN = 32

const MARK = `<g transform="translate(1068 522) scale(3)" fill="none" stroke="${LIGHT.bronze}" stroke-width="1.75"><path d="M19.2 18.2h-4.9V22H22V2H2v20h7.7v-3.8H4.8"/><path fill="${LIGHT.bronze}" stroke-width="1.25" d="M9.9 4.4h4.2M11 4.6v3c-1.7.9-2.6 2.1-2.6 3.6 0 1.8 1.8 3.2 2.9 4.9h1.4c1.1-1.7 2.9-3.1 2.9-4.9 0-1.5-.9-2.7-2.6-3.6v-3Z"/><path stroke-width="1.4" d="M10.4 5.7c-3-.7-4.8 1.5-2.1 4.7M13.6 5.7c3-.7 4.8 1.5 2.1 4.7"/></g>`

const card = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><path fill="${LIGHT.band}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${MARK}${content}</svg>`

/** Position and size of a centred drawing of full height. @param ratio width by height */
function frame(ratio: number): string {
  const height = HEIGHT - 2 * MARGIN
  const width = height * ratio
  return `x="${(WIDTH - width) / 2}" y="${MARGIN}" width="${width}" height="${height}"`
}

/** Card with an 800 by 600 plate. */
function plateCard(plate: string): string {
  const placed = plate.replace(/^<svg ([^>]*?) width="800" height="600"/, `<svg $1 ${frame(4 / 3)}`)
  if (placed === plate) throw new Error('A plate does not begin with its size of 800 by 600.')
  return card(placed)
}

/** Card with the ornament of a type: the initial of a record without a picture, without its letter. */
function ornamentCard(sprite: string, type: (typeof ARTIFACT_TYPES)[number] | ''): string {
  const colours: Readonly<Record<string, string>> = { '--hi-scroll': LIGHT.bronze, '--hi-ground': LIGHT.band }
  const symbols = sprite
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    .replaceAll(/var\((--[\w-]+),[^)]*\)/g, (_, name: string) => colours[name] ?? '')
  const uses = initialOf('', type, type).drawings.map((address) => {
    const [, name] = address.split('#')
    return `<use href="#${name}" ${frame(1)}/>`
  })
  return card(
    `<defs>${symbols}</defs><g color="${LIGHT.ink}" fill="none" stroke-linejoin="round" stroke-linecap="round">${uses.join('')}</g>`,
  )
}

/** Returns all cards as SVG, by file name. */
export async function drawCards(): Promise<readonly (readonly [fileName: string, svg: string])[]> {
  const [plates, sprite] = await Promise.all([readdir(PLATES), readFile(SPRITE, 'utf8')])
  const ofPlates = plates.map(
    async (file) =>
      [
        `cards/artifacts/${file.replace('.svg', '.png')}`,
        plateCard(await readFile(PLATES + file, 'utf8')),
      ] as const,
  )
  const ofTypes = ['' as const, ...ARTIFACT_TYPES].map(
    (type) => [`cards/types/${(type || 'any').toLowerCase()}.png`, ornamentCard(sprite, type)] as const,
  )
  return [...(await Promise.all(ofPlates)), ...ofTypes]
}

let initialized: Promise<void> | undefined

/** Renders SVG as PNG. The library is WebAssembly, so it needs no native binary. */
export async function renderPng(svg: string): Promise<Uint8Array> {
  const file = `${CACHE}${createHash('sha256').update(svg).digest('hex')}.png`
  const cached = await readFile(file).catch(() => null)
  if (cached) return cached
  const library = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  initialized ??= readFile(library).then((bytes) => initWasm(bytes))
  await initialized
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
  await mkdir(CACHE, { recursive: true })
  await writeFile(file, png)
  return png
}

/** Emits the share cards. */
export function shareCards(): Plugin {
  return {
    name: 'artifact-tracker-share-cards',
    apply: 'build',
    async generateBundle() {
      for (const [fileName, svg] of await drawCards())
        this.emitFile({ type: 'asset', fileName, source: await renderPng(svg) })
    },
  }
}
