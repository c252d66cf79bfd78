/** Detects file types by their first bytes, for messages about files that cannot be decoded. */
import { type Message, say } from '@tracker/domain/messages/message.ts'

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
/** First bytes of formats that all browsers decode. */
const PICTURES = ['\u00FF\u00D8\u00FF', '\u0089PNG', 'GIF8', 'RIFF']

type FileKind = 'empty' | 'heic' | 'svg' | 'damaged' | 'other'

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
export const undecodable = (bytes: Uint8Array): Message => say(`photo-file-${fileKind(bytes)}`)
