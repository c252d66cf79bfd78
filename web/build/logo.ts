/**
 * Makes logo and icons of the SVG file in `site.config.ts`: a symbol that pages show in their text colour, and the icons of
 * browsers, phones and messengers, in the colours of the night. Without a file, those of `public` stay.
 */
import { LOGO_ADDRESS } from '@tracker/domain/site/logo.ts'
import type { Plugin } from 'vite'
import { NIGHT } from '../src/theme/tokens.ts'
import { type Drawing, readLogo } from './logoDrawing.ts'
import { renderPng } from './share/cards.ts'

const [SPRITE = ''] = LOGO_ADDRESS.slice(1).split('#')
const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png' }

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

const symbol = ({ attributes, content }: Drawing) =>
  `<svg ${NAMESPACES}><symbol id="logo" ${attributes}>${content}</symbol></svg>`

/**
 * An icon on the ground of the night.
 * @param part part of the side that the logo has
 * @param corner radius of the corners as part of the side
 */
function iconOf({ attributes, content }: Drawing, size: number, part: number, corner: number): string {
  const side = size * part
  const at = (size - side) / 2
  return (
    `<svg ${NAMESPACES} width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" rx="${size * corner}" fill="${NIGHT.ground}"/>` +
    `<svg x="${at}" y="${at}" width="${side}" height="${side}" color="${NIGHT.gold}" ${attributes}>${content}</svg></svg>`
  )
}

/** The files by their names below the root of the site. */
async function filesOf(): Promise<Readonly<Record<string, string | Uint8Array>>> {
  const drawing = await readLogo()
  if (drawing === null) return {}
  return {
    [SPRITE]: symbol(drawing),
    'favicon.svg': iconOf(drawing, 32, 0.75, 0.125),
    'icon-192.png': await renderPng(iconOf(drawing, 192, 0.7, 0.125)),
    'icon-512.png': await renderPng(iconOf(drawing, 512, 0.7, 0.125)),
    // The outer fifth may be cut off.
    'maskable-512.png': await renderPng(iconOf(drawing, 512, 0.54, 0)),
    'apple-touch-icon.png': await renderPng(iconOf(drawing, 180, 0.66, 0)),
  }
}

/** Emits the files, and serves them in development. */
export function logo(): Plugin {
  return {
    name: 'artifact-tracker-logo',
    configureServer(server) {
      const files = filesOf()
      server.middlewares.use((request, response, next) => {
        files.then((all) => {
          const name = request.url?.split('?')[0]?.slice(1) ?? ''
          const content = all[name]
          if (content === undefined) return next()
          response.setHeader('Content-Type', TYPES[name.split('.').at(-1) ?? ''] ?? '')
          response.end(content)
        }, next)
      })
    },
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await filesOf()))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
