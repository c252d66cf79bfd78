/**
 * Colours the drawings for the night by mapping their colours: ivory lines on the site's night ground
 * (docs/decisions/025-plates-initials-time-axis.md). Plates get a dark version each; heroes are night scenes in both
 * themes.
 */
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { NIGHT } from '../src/theme/tokens.ts'
import { onGround } from './nightTints.ts'

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url))
/** Folders of plates with a light ground. */
const FOLDERS = ['artifacts', 'types', 'articles'].map((set) => `illustrations/${set}`)
const HEROES = 'illustrations/heroes'
const PLATE = new RegExp(String.raw`^((?:${FOLDERS.join('|')})/[\w-]+)\.night\.svg$`)
const HERO = new RegExp(String.raw`^${HEROES}/[\w-]+\.svg$`)

/** Colours of the shipped heroes; other drawings may have others. */
const HERO_COLOURS: Readonly<Record<string, string>> = {
  '#0f1a3d': NIGHT.ground,
  '#fbf4e4': NIGHT.ink,
  '#e5c274': NIGHT.gold,
  '#0b1430': onGround('#0B1430'),
  '#1a2856': onGround('#1A2856'),
  '#26366b': onGround('#26366B'),
  '#8d94b5': onGround('#8D94B5'),
}

/** Dark colours by light colours. */
export const NIGHT_COLOURS: Readonly<Record<string, string>> = {
  // Mat, line, hatch and wash.
  '#f3e9d2': NIGHT.ground,
  '#3a2e20': NIGHT.ink,
  '#7b6648': onGround('#8C98CC'),
  '#e3d3b0': onGround('#26366B'),
  // Solid ink (pupils, sockets, openings) stays dark.
  '#2a2118': onGround('#070C20'),
  // Stays light: the white of an eye.
  '#fbf4e4': NIGHT.ink,
  // Accents.
  '#2e4a9e': '#5B78D8',
  '#a8492c': '#D97E5C',
  '#3e7a68': '#4E9C84',
  '#c9a04a': NIGHT.gold,
  '#e5c274': '#F3DDA4',
  // Tints of paper, from pale to dark.
  '#efe3c6': onGround('#1A2856'),
  '#efe2c2': onGround('#1A2856'),
  '#ebddbd': onGround('#1F2D5E'),
  '#eadbba': onGround('#1F2D5E'),
  '#d6c299': onGround('#32427C'),
  '#d5c29a': onGround('#32427C'),
  '#d0bc92': onGround('#32427C'),
  '#cdb88e': onGround('#32427C'),
  '#c9b48c': onGround('#3A4A86'),
  '#b9a57e': onGround('#43528C'),
  '#b99b7a': onGround('#43528C'),
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

/** Replaces the colours of an SVG file. */
const recolour = (drawing: string, colourOf: (colour: string) => string) =>
  drawing.replaceAll(
    /((?:fill|stroke)=")(?!none"|url\()([^"]*)/g,
    (_, attribute: string, colour: string) => attribute + colourOf(colour.toLowerCase()),
  )

/**
 * Returns the dark version of a plate.
 * @param plate the markup of an SVG file
 * @throws Error for a colour without a dark one
 */
export const nightPlate = (plate: string): string =>
  recolour(plate, (colour) => {
    const night = NIGHT_COLOURS[colour]
    if (night === undefined) throw new Error(`${colour} has no dark colour (web/build/nightPlates.ts).`)
    return night
  })

/** Returns a hero in the site's colours. @param hero the markup of an SVG file */
export const siteHero = (hero: string): string => recolour(hero, (colour) => HERO_COLOURS[colour] ?? colour)

/** The content of a file that the build makes; null for others. @param file below `public` */
async function drawn(file: string): Promise<string | null> {
  const [, plate] = PLATE.exec(file) ?? []
  if (plate !== undefined) return nightPlate(await readFile(`${PUBLIC}${plate}.svg`, 'utf8'))
  return HERO.test(file) ? siteHero(await readFile(PUBLIC + file, 'utf8')) : null
}

async function filesToDraw(): Promise<string[]> {
  const plates = FOLDERS.map(async (folder) =>
    (await readdir(PUBLIC + folder)).map((file) => `${folder}/${file.replace(/\.svg$/, '.night.svg')}`),
  )
  const heroes = (await readdir(PUBLIC + HEROES)).map((file) => `${HEROES}/${file}`)
  return [...(await Promise.all(plates)).flat(), ...heroes]
}

/** Emits `name.night.svg` for each plate `name.svg`, and the heroes; serves both in development. */
export function nightPlates(): Plugin {
  return {
    name: 'artifact-tracker-night-plates',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        drawn(request.url?.split('?')[0]?.slice(1) ?? '').then((source) => {
          if (source === null) return next()
          response.setHeader('Content-Type', 'image/svg+xml')
          response.end(source)
        }, next)
      })
    },
    async generateBundle() {
      for (const fileName of await filesToDraw()) {
        const source = await drawn(fileName)
        if (source !== null) this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}
