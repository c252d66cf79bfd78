/** Reads the logo of `site.config.ts`. */
import { SITE, SITE_FILE } from '@tracker/domain/site/site.ts'
import { readFile } from 'node:fs/promises'

export interface Drawing {
  /** Attributes of the root element, among them `viewBox`. */
  readonly attributes: string
  readonly content: string
}

/**
 * Reads an SVG file.
 * @throws Error if it is none, or has neither `viewBox` nor a size
 */
export function readDrawing(svg: string, file: string): Drawing {
  const [, root = '', content = ''] = /<svg\b([^>]*)>(.*)<\/svg>/s.exec(svg) ?? []
  const sizeOf = (name: string) =>
    Number.parseFloat(new RegExp(`\\s${name}="([\\d.]+)`).exec(root)?.[1] ?? '')
  const [width, height] = [sizeOf('width'), sizeOf('height')]
  const hasBox = /\sviewBox="/.test(root)
  if (content === '' || (!hasBox && !(width > 0 && height > 0)))
    throw new Error(`${file}: a logo is an SVG file with a viewBox.`)
  const kept = root.replaceAll(/\s(?:xmlns|width|height|x|y|id|class|style|version)="[^"]*"/g, '').trim()
  return { attributes: hasBox ? kept : `viewBox="0 0 ${width} ${height}" ${kept}`.trim(), content }
}

/** Returns the site's own logo; null with the shipped one. */
export async function readLogo(): Promise<Drawing | null> {
  const { logo } = SITE
  if (logo === undefined) return null
  const config = new URL(`../../${SITE_FILE}`, import.meta.url)
  return readDrawing(await readFile(new URL(logo, config), 'utf8'), logo)
}
