/**
 * Creates a dark version of each plate by mapping its colours: ivory lines on night lapis
 * (docs/decisions/025-plates-initials-time-axis.md).
 */
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { NIGHT } from '../src/theme/tokens.ts'

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url))
/** Folders of plates with a light ground. Heroes are night scenes in both themes. */
const FOLDERS = ['artifacts', 'types', 'articles'].map((set) => `illustrations/${set}`)
const ADDRESS = new RegExp(String.raw`^/((?:${FOLDERS.join('|')})/[\w-]+)\.night\.svg$`)

/** Dark colours by light colours. */
export const NIGHT_COLOURS: Readonly<Record<string, string>> = {
  // Mat, line, hatch and wash.
  '#f3e9d2': NIGHT.ground,
  '#3a2e20': NIGHT.ink,
  '#7b6648': '#8C98CC',
  '#e3d3b0': '#26366B',
  // Solid ink (pupils, sockets, openings) stays dark.
  '#2a2118': '#070C20',
  // Stays light: the white of an eye.
  '#fbf4e4': NIGHT.ink,
  // Accents.
  '#2e4a9e': '#5B78D8',
  '#a8492c': '#D97E5C',
  '#3e7a68': '#4E9C84',
  '#c9a04a': NIGHT.gold,
  '#e5c274': '#F3DDA4',
  // Tints of paper, from pale to dark.
  '#efe3c6': '#1A2856',
  '#efe2c2': '#1A2856',
  '#ebddbd': '#1F2D5E',
  '#eadbba': '#1F2D5E',
  '#d6c299': '#32427C',
  '#d5c29a': '#32427C',
  '#d0bc92': '#32427C',
  '#cdb88e': '#32427C',
  '#c9b48c': '#3A4A86',
  '#b9a57e': '#43528C',
  '#b99b7a': '#43528C',
  // Tints of the accents.
  '#d9b695': '#6B4A5C',
  '#d3a486': '#7A4E5A',
  '#d39b7d': '#7A4E5A',
  '#c9a995': '#6B4A5C',
  '#c98468': '#D97E5C',
  '#5a2413': '#2B1420',
  // Lit clay and its shade: warm on the blue ground.
  '#f4ead3': '#96503B',
  '#7c6748': '#4A211C',
  '#bfd0b8': '#2C5566',
  '#8fb3a2': '#6DB39C',
  '#8fb3a4': '#6DB39C',
  '#e2c57c': '#EFD398',
  '#cda95a': '#D3AE62',
}

/**
 * Returns the dark version of a plate.
 * @param plate the markup of an SVG file
 * @throws Error for a colour without a dark one
 */
export function nightPlate(plate: string): string {
  return plate.replaceAll(
    /((?:fill|stroke)=")(?!none"|url\()([^"]*)/g,
    (_, attribute: string, colour: string) => {
      const night = NIGHT_COLOURS[colour.toLowerCase()]
      if (night === undefined) throw new Error(`${colour} has no dark colour (web/build/nightPlates.ts).`)
      return attribute + night
    },
  )
}

const read = async (file: string) => nightPlate(await readFile(PUBLIC + file, 'utf8'))

/** Emits `name.night.svg` for each plate `name.svg`, and serves it in development. */
export function nightPlates(): Plugin {
  return {
    name: 'artifact-tracker-night-plates',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, plate] = ADDRESS.exec(request.url?.split('?')[0] ?? '') ?? []
        if (plate === undefined) return next()
        read(`${plate}.svg`).then((source) => {
          response.setHeader('Content-Type', 'image/svg+xml')
          response.end(source)
        }, next)
      })
    },
    async generateBundle() {
      for (const folder of FOLDERS)
        for (const file of await readdir(PUBLIC + folder)) {
          const fileName = `${folder}/${file.replace(/\.svg$/, '.night.svg')}`
          this.emitFile({ type: 'asset', fileName, source: await read(`${folder}/${file}`) })
        }
    },
  }
}
