/**
 * The pictures that messengers show of a label: they take no drawings, so that the build paints each plate, and for records
 * without a picture the ornament of each type, as PNG (docs/decisions/013-labels.md).
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { ARTIFACT_TYPES } from '@tracker/domain/artifact.ts'
import { initialOf } from '@tracker/domain/initial.ts'
import type { Plugin } from 'vite'
import { LIGHT } from '../src/theme/tokens.ts'

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const PLATES = fileAt('../public/illustrations/artifacts/')
const SPRITE = fileAt('../public/illustrations/initials.svg')
/** Painted once for each drawing, and then kept. */
const KEPT = fileAt('../../.local/cards/')

/** As functions/src/label/picture.ts says. */
const [WIDTH, HEIGHT] = [1200, 630]
/** Around the drawing, above and below. */
const MARGIN = 32

const MARK = `<g transform="translate(1068 522) scale(3)" fill="none" stroke="${LIGHT.bronze}" stroke-width="1.75"><path d="M19.2 18.2h-4.9V22H22V2H2v20h7.7v-3.8H4.8"/><path fill="${LIGHT.bronze}" stroke-width="1.25" d="M9.9 4.4h4.2M11 4.6v3c-1.7.9-2.6 2.1-2.6 3.6 0 1.8 1.8 3.2 2.9 4.9h1.4c1.1-1.7 2.9-3.1 2.9-4.9 0-1.5-.9-2.7-2.6-3.6v-3Z"/><path stroke-width="1.4" d="M10.4 5.7c-3-.7-4.8 1.5-2.1 4.7M13.6 5.7c3-.7 4.8 1.5 2.1 4.7"/></g>`

const card = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><path fill="${LIGHT.band}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${MARK}${content}</svg>`

/** Where a drawing of a proportion stands: in the middle, as high as it can be. */
function frame(ratio: number): string {
  const height = HEIGHT - 2 * MARGIN
  const width = height * ratio
  return `x="${(WIDTH - width) / 2}" y="${MARGIN}" width="${width}" height="${height}"`
}

/** A plate of 800 by 600 on a card. */
function plateCard(plate: string): string {
  const placed = plate.replace(/^<svg ([^>]*?) width="800" height="600"/, `<svg $1 ${frame(4 / 3)}`)
  if (placed === plate) throw new Error('A plate does not say its size as the others do.')
  return card(placed)
}

/** The ornament of a type on a card: the initial of a record without a picture, without its letter. */
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

/** All cards, as drawings, by their paths. */
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

let started: Promise<void> | undefined

/** A drawing as PNG. The library is WebAssembly: it runs wherever Node does. */
export async function paint(svg: string): Promise<Uint8Array> {
  const kept = `${KEPT}${createHash('sha256').update(svg).digest('hex')}.png`
  const known = await readFile(kept).catch(() => null)
  if (known) return known
  const library = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  started ??= readFile(library).then((bytes) => initWasm(bytes))
  await started
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
  await mkdir(KEPT, { recursive: true })
  await writeFile(kept, png)
  return png
}

/** Draws the cards that links to artifacts show elsewhere. */
export function cardsPlugin(): Plugin {
  return {
    name: 'artifact-tracker-cards',
    apply: 'build',
    async generateBundle() {
      for (const [fileName, svg] of await drawCards())
        this.emitFile({ type: 'asset', fileName, source: await paint(svg) })
    },
  }
}
