/** Reads cells that name pictures as people write them: addresses, files, several of them, or words for none. */
import { type Message, say } from '../messages/message.ts'
import { safeImageUrl } from '../photo/imageUrl.ts'

/** The end of a picture file's name. */
export const PICTURE_ENDING = /\.(?:jpe?g|png|webp|gif|tiff?|avif|bmp|heic)$/i
const PICTURE_FILE = /\.(?:jpe?g|png|webp|gif|tiff?|avif|bmp|heic)(?:[?#]|$)/i
/** Words for "no picture". */
const NONE =
  /^(?:[-–—.?0x]*|n\/?\.?a\.?|none|null|nil|no[ _-]?(?:image|picture|photo)|no|kein(?: bild)?|keine|sans(?: image)?|ninguna?|nessuna?|geen|unknown|not available)$/i
/** The start of an address; a single letter before a colon is a drive. */
const URL_START = /^(?:[a-z][a-z\d+.-]+:|\/\/|www\.)/i
/** Pages and data about pictures, which are none. */
const NO_PICTURE = /\.(?:pdf|mp3|mp4|mov|docx?|html?|json|xml)(?:[?#]|$)|\/manifest(?:\.json)?(?:[?#]|$)/i
const COMMONS_PAGE =
  /^https?:\/\/commons\.(?:m\.)?wikimedia\.org\/wiki\/(?:File|Datei|Fichier|Archivo|Bestand):([^?#]+)/i
/** A IIIF image without region, size, rotation and format. */
const IIIF_IMAGE = /^(https?:\/\/[^?#]*\/iiif\/[^?#]*?)\/info\.json$/i

/** Characters of an address that are shown. */
const SHOWN = 200

export interface PictureCell {
  /** Address or file name of the picture; empty for none. */
  readonly picture: string
  /** What was left out. */
  readonly notes: readonly Message[]
}

/** Returns true for an address, even without its scheme. */
export const isAddress = (text: string) => URL_START.test(text.trim())

/** Returns true for an address that looks like that of a picture. */
export const isPictureAddress = (text: string) =>
  isAddress(text) && (PICTURE_FILE.test(text.trim()) || /\/iiif\//i.test(text))

/** Returns true if a cell of the image column names a file, not an address. */
export function isFileName(cell: string): boolean {
  const { picture } = readPictureCell(cell)
  return picture !== '' && !isAddress(picture)
}

/** Splits a cell with several pictures. A delimiter only counts where each part is one. */
function partsOf(cell: string): string[] {
  for (const delimiter of [/\s*[|\n]\s*/, /\s*;\s*/, /\s*,\s*/, /\s+(?=https?:\/\/)/]) {
    const parts = cell.split(delimiter).filter((part) => part !== '')
    if (parts.length > 1 && parts.every((part) => isAddress(part) || PICTURE_FILE.test(part))) return parts
  }
  return [cell]
}

/** An address as browsers need it: with a scheme, and with blanks and other unsafe characters encoded. */
function asAddress(text: string): string {
  const whole = text.startsWith('//') ? `https:${text}` : /^www\./i.test(text) ? `https://${text}` : text
  return whole.replaceAll(/[\s"<>\\^`{|}]/g, (character) => encodeURIComponent(character))
}

/** Reads a cell of the image column. The first picture is taken; the others are noted. */
export function readPictureCell(cell: string): PictureCell {
  const text = cell.trim()
  if (NONE.test(text)) return { picture: '', notes: [] }
  const [first = '', ...others] = partsOf(text)
  const notes =
    others.length > 0 ? [say('pictures-left-out', { pictures: others.join(', ').slice(0, SHOWN) })] : []
  if (!isAddress(first)) return { picture: first, notes }
  const address = asAddress(first)
  const [, file] = COMMONS_PAGE.exec(address) ?? []
  if (file !== undefined)
    return { picture: `https://commons.wikimedia.org/wiki/Special:FilePath/${file}?width=1600`, notes }
  const [, image] = IIIF_IMAGE.exec(address) ?? []
  if (image !== undefined) return { picture: `${image}/full/!1600,1600/0/default.jpg`, notes }
  const isPicture = safeImageUrl(address) !== '' && !(NO_PICTURE.test(address) && !PICTURE_FILE.test(address))
  return isPicture
    ? { picture: address, notes }
    : { picture: '', notes: [...notes, say('picture-no-address', { address: first.slice(0, SHOWN) })] }
}
