/** Detects file types by their first bytes, for messages about files that cannot be decoded. */

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
/** First bytes of formats that all browsers decode. */
const PICTURES = ['\u00FF\u00D8\u00FF', '\u0089PNG', 'GIF8', 'RIFF']

const MESSAGES = {
  empty: 'This file is empty. Please choose another one.',
  heic: 'This is a HEIC photo, which this browser cannot read. Please choose a JPEG, or let the camera save JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible).',
  svg: 'This is an SVG drawing, not a photo. Please choose a JPEG, PNG or WebP.',
  damaged: 'This picture is damaged and cannot be read. Please choose another one.',
  other: 'This file is no picture that this browser can read. Please choose a JPEG, PNG or WebP.',
} as const

type FileKind = keyof typeof MESSAGES

/** Returns the reason why a file with these bytes could not be decoded. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty'
  // One character per byte.
  const text = String.fromCharCode(...bytes.subarray(0, 1024))
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8, 12))) return 'heic'
  if (/^[^a-z]*<(\?xml|!doctype svg|!--|svg)/i.test(text) && text.toLowerCase().includes('<svg')) return 'svg'
  return PICTURES.some((start) => text.startsWith(start)) ? 'damaged' : 'other'
}

/** Returns the message about a file that could not be decoded. */
export const undecodableMessage = (bytes: Uint8Array): string => MESSAGES[fileKind(bytes)]
