/** Reads cells that name pictures as people write them: addresses, files, several of them, or words for none. */
import { MORE_PHOTOS_MAX } from '../limits.ts'
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
  /** Those of further ones, in order. */
  readonly more: readonly string[]
  /** Whether a part is no picture. */
  readonly isPartial: boolean
  /** What was left out. */
  readonly notes: readonly Message[]
}

/** Returns true for an address, even without its scheme. */
export const isAddress = (text: string) => URL_START.test(text.trim())

/** Returns true for an address that looks like that of a picture. */
export const isPictureAddress = (text: string) =>
  isAddress(text) && (PICTURE_FILE.test(text.trim()) || /\/iiif\//i.test(text))

/** Delimiters that no name of a file has. */
const SURE = /\s*[|\n]\s*/
/** Delimiters that count only where each part is a picture. */
const POSSIBLE = [/\s*;\s*/, /\s*,\s*/, /\s+(?=https?:\/\/)/]

const split = (cell: string, delimiter: RegExp) => cell.split(delimiter).filter((part) => part !== '')

/** Splits a cell with several pictures. */
function partsOf(cell: string): string[] {
  const sure = split(cell, SURE)
  if (sure.length > 1) return sure
  const found = POSSIBLE.map((delimiter) => split(cell, delimiter)).find(
    (parts) => parts.length > 1 && parts.every((part) => isAddress(part) || PICTURE_FILE.test(part)),
  )
  return found ?? [cell]
}

/** An address as browsers need it: with a scheme, and with blanks and other unsafe characters encoded. */
function asAddress(text: string): string {
  const whole = text.startsWith('//') ? `https:${text}` : /^www\./i.test(text) ? `https://${text}` : text
  return whole.replaceAll(/[\s"<>\\^`{|}]/g, (character) => encodeURIComponent(character))
}

interface Part {
  readonly picture: string
  readonly notes: readonly Message[]
}

function readPart(part: string): Part {
  if (NONE.test(part)) return { picture: '', notes: [] }
  if (!isAddress(part)) return { picture: part, notes: [] }
  const address = asAddress(part)
  const [, file] = COMMONS_PAGE.exec(address) ?? []
  if (file !== undefined)
    return { picture: `https://commons.wikimedia.org/wiki/Special:FilePath/${file}?width=1600`, notes: [] }
  const [, image] = IIIF_IMAGE.exec(address) ?? []
  if (image !== undefined) return { picture: `${image}/full/!1600,1600/0/default.jpg`, notes: [] }
  const isPicture = safeImageUrl(address) !== '' && !(NO_PICTURE.test(address) && !PICTURE_FILE.test(address))
  return isPicture
    ? { picture: address, notes: [] }
    : { picture: '', notes: [say('picture-no-address', { address: part.slice(0, SHOWN) })] }
}

/** Reads a cell of the image column: the picture, and further ones, as many as an artifact can have. Others are noted. */
export function readPictureCell(cell: string): PictureCell {
  const parts = partsOf(cell.trim()).map(readPart)
  const pictures = [...new Set(parts.map(({ picture }) => picture))].filter((picture) => picture !== '')
  const [picture = '', ...more] = pictures.slice(0, MORE_PHOTOS_MAX + 1)
  const left = pictures.slice(MORE_PHOTOS_MAX + 1).join(', ')
  const unread = parts.flatMap(({ notes }) => notes)
  return {
    picture,
    more,
    isPartial: unread.length > 0,
    notes: [
      ...unread,
      ...(left === '' ? [] : [say('pictures-left-out', { pictures: left.slice(0, SHOWN) })]),
    ],
  }
}

/** The files that a cell of the image column names. */
export function filesIn(cell: string): string[] {
  const { picture, more } = readPictureCell(cell)
  return [picture, ...more].filter((one) => one !== '' && !isAddress(one))
}
