/**
 * Renders the pictures that messengers show for shared links. Messengers do not support SVG, so the build
 * renders each plate as PNG, with the name, period and time axis of the object that it shows, and the ornament
 * of each type for records without a picture (docs/decisions/013-labels.md). Lists have covers: the same drawings on the
 * ground of the night, with the site's name (docs/decisions/029-lists.md).
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { ARTIFACT_TYPES } from '@tracker/domain/artifact/types.ts'
import { initialOf } from '@tracker/domain/artifact/initial.ts'
import { dateBar } from '@tracker/domain/time/periods/readDate.ts'
import * as z from 'zod/mini'
import { SITE } from '@tracker/domain/site/site.ts'
import { LIGHT, NIGHT } from '../../src/theme/tokens.ts'
import { readLogo } from '../logoDrawing.ts'
import { nightPlate } from '../nightPlates.ts'
import { escapeHtml } from '../site.ts'

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const PLATES = fileAt('../../public/illustrations/artifacts/')
const SPRITE = fileAt('../../public/illustrations/initials.svg')
const { resolve } = createRequire(import.meta.url)
const FONTS = [
  '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
  '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
].map((path) => resolve(path))
/** Records of the objects on the plates. */
const RECORDS = fileAt('../../../tools/seed/artifacts.json')
/** Cache of rendered pictures, by the hash of their SVG. */
const CACHE = fileAt('../../../.local/cards/')

/** Must match functions/src/share/label/labelPicture.ts. */
const [WIDTH, HEIGHT] = [1200, 630]
/** Pixels above and below an ornament. */
const MARGIN = 32
/** Position and size of a plate, and of the text beside it. */
const PLATE = { x: 48, y: 63, width: 672, height: 504 }
const TEXT = { x: 768, y: PLATE.y - 12, width: 384 }
/** Styles of name and period, with the height of a line and its maximum characters. */
const NAME = {
  line: 60,
  max: 14,
  style: 'font-family="Marcellus" font-size="54" fill="currentColor"',
}
const PERIOD = {
  line: 40,
  max: 26,
  // The library renders a variable font in its lightest weight. The stroke makes it bold.
  style: `font-family="Source Sans 3 ExtraLight" font-size="32" fill="${LIGHT.bronze}" stroke="${LIGHT.bronze}" stroke-width="1.8"`,
}

const shippedMark = (colour: string) =>
  `<g transform="translate(1080 495) scale(3)" fill="none" stroke="${colour}" stroke-width="1.75"><path d="M19.2 18.2h-4.9V22H22V2H2v20h7.7v-3.8H4.8"/><path fill="${colour}" stroke-width="1.25" d="M9.9 4.4h4.2M11 4.6v3c-1.7.9-2.6 2.1-2.6 3.6 0 1.8 1.8 3.2 2.9 4.9h1.4c1.1-1.7 2.9-3.1 2.9-4.9 0-1.5-.9-2.7-2.6-3.6v-3Z"/><path stroke-width="1.4" d="M10.4 5.7c-3-.7-4.8 1.5-2.1 4.7M13.6 5.7c3-.7 4.8 1.5 2.1 4.7"/></g>`

/** The logo in the lower right corner. */
const logo = await readLogo()
const mark = (colour: string) =>
  logo
    ? `<svg x="1080" y="495" width="72" height="72" color="${colour}" ${logo.attributes}>${logo.content}</svg>`
    : shippedMark(colour)

interface Colours {
  readonly ground: string
  readonly ink: string
  readonly mark: string
}
const PAPER: Colours = { ground: LIGHT.paper, ink: LIGHT.ink, mark: LIGHT.bronze }
const BAND: Colours = { ...PAPER, ground: LIGHT.band }
/** Covers of lists (web/label/exhibition.css). */
const COVER: Colours = { ground: NIGHT.ground, ink: NIGHT.ink, mark: NIGHT.gold }

const card = (colours: Colours, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"${logo ? ' xmlns:xlink="http://www.w3.org/1999/xlink"' : ''} width="${WIDTH}" height="${HEIGHT}" color="${colours.ink}"><path fill="${colours.ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${mark(colours.mark)}${content}</svg>`

/** What a plate shows. */
const recordSchema = z.object({ source_id: z.string(), artifact_name: z.string(), created_at: z.string() })
type PlateRecord = z.infer<typeof recordSchema>

/** Removes what follows the essential part: "c. 125 BC (disputed)". The font lacks the okina. */
const essence = (text: string) => text.replace(/\s*[(;].*$/, '').replaceAll('\u02bb', '\u2018')

/** Breaks a text into lines at spaces. */
function linesOf(text: string, max: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && longer.length <= max) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Lines of text. @param y above the first line */
function paragraph(text: string, { line, max, style }: typeof NAME, y: number) {
  const lines = linesOf(text, max)
  const words = lines.map(
    (one, at) => `<text x="${TEXT.x}" y="${y + (at + 1) * line}" ${style}>${escapeHtml(one)}</text>`,
  )
  return { markup: words.join(''), end: y + lines.length * line }
}

const ticksAt = (y: number) =>
  `M${TEXT.x} ${y}h${TEXT.width}${[0, 1, 2, 3, 4, 5].map((at) => `M${TEXT.x + (at * TEXT.width) / 5} ${y}v10`).join('')}`

/** Name, period and time axis (web/src/components/records/TimeAxis.tsx), from top to bottom. */
function plateText({ artifact_name, created_at }: PlateRecord): string {
  const { x, width } = TEXT
  const name = paragraph(essence(artifact_name), NAME, TEXT.y)
  const period = paragraph(essence(created_at), PERIOD, name.end + 8)
  const y = period.end + 36
  const bar = dateBar(created_at)
  const barWidth = bar ? Math.max(16, ((bar.to - bar.from) * width) / 100) : 0
  const barX = bar ? x + Math.min((bar.from * width) / 100, width - barWidth) : x
  const axis =
    `<path stroke="${LIGHT.edge}" stroke-width="2" d="${ticksAt(y)}"/>` +
    (bar && bar.to > 0 ? `<path fill="${LIGHT.mark}" d="M${barX} ${y}h${barWidth}v8h-${barWidth}z"/>` : '') +
    (bar?.isOlder ? `<path fill="${LIGHT.mark}" d="M${x} ${y + 6}l12-6v12z"/>` : '')
  return name.markup + period.markup + axis
}

/** The site's name above an axis without dates: a cover is made before its list. */
function coverText(): string {
  const name = paragraph(SITE.name, NAME, TEXT.y)
  return `${name.markup}<path stroke="${NIGHT.gold}" stroke-width="2" d="${ticksAt(name.end + 44)}"/>`
}

/** Card with an 800 by 600 plate, and text beside it. */
function plateCard(plate: string, colours: Colours, text: string): string {
  const { x, y, width, height } = PLATE
  const placed = plate.replace(
    /^<svg ([^>]*?) width="800" height="600"/,
    `<svg $1 x="${x}" y="${y}" width="${width}" height="${height}"`,
  )
  if (placed === plate) throw new Error('A plate does not begin with its size of 800 by 600.')
  return card(colours, placed + text)
}

/** Card with the ornament of a type: the initial of a record without a picture, without its letter. */
function ornamentCard(sprite: string, type: string, colours: Colours): string {
  const own: Readonly<Record<string, string>> = { '--hi-scroll': colours.mark, '--hi-ground': colours.ground }
  const symbols = sprite
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    .replaceAll(/var\((--[\w-]+),[^)]*\)/g, (_, name: string) => own[name] ?? '')
  const side = HEIGHT - 2 * MARGIN
  const uses = initialOf('', type, type).drawings.map((address) => {
    const [, name] = address.split('#')
    return `<use href="#${name}" x="${(WIDTH - side) / 2}" y="${MARGIN}" width="${side}" height="${side}"/>`
  })
  return card(
    colours,
    `<defs>${symbols}</defs><g color="${colours.ink}" fill="none" stroke-linejoin="round" stroke-linecap="round">${uses.join('')}</g>`,
  )
}

/** Returns all cards as SVG, by file name. */
export async function drawCards(): Promise<readonly (readonly [fileName: string, svg: string])[]> {
  const [plates, sprite, json] = await Promise.all([
    readdir(PLATES),
    readFile(SPRITE, 'utf8'),
    readFile(RECORDS, 'utf8'),
  ])
  const records = z.array(recordSchema).parse(JSON.parse(json))
  const ofPlates = plates.map(async (file) => {
    const id = file.replace('.svg', '')
    const record = records.find(({ source_id }) => source_id === `famous:${id}`)
    if (!record) throw new Error(`No record for the plate ${file}.`)
    const plate = await readFile(PLATES + file, 'utf8')
    return [
      [`cards/artifacts/${id}.png`, plateCard(plate, PAPER, plateText(record))],
      [`cards/lists/${id}.png`, plateCard(nightPlate(plate), COVER, coverText())],
    ] as const
  })
  const ofTypes = ['', ...ARTIFACT_TYPES].map(
    (type) => [`cards/types/${(type || 'any').toLowerCase()}.png`, ornamentCard(sprite, type, BAND)] as const,
  )
  const cover = ['cards/lists/any.png', ornamentCard(sprite, '', COVER)] as const
  return [...(await Promise.all(ofPlates)).flat(), ...ofTypes, cover]
}

let initialized: Promise<void> | undefined

/** Renders SVG as PNG. The library is WebAssembly, so it needs no native binary. */
export async function renderPng(svg: string): Promise<Uint8Array> {
  const file = `${CACHE}${createHash('sha256').update(svg).digest('hex')}.png`
  const cached = await readFile(file).catch(() => null)
  if (cached) return cached
  const library = resolve('@resvg/resvg-wasm/index_bg.wasm')
  initialized ??= readFile(library).then((bytes) => initWasm(bytes))
  await initialized
  const fontBuffers = await Promise.all(FONTS.map((file) => readFile(file)))
  const png = new Resvg(svg, { font: { fontBuffers, loadSystemFonts: false } }).render().asPng()
  await mkdir(CACHE, { recursive: true })
  await writeFile(file, png)
  return png
}
