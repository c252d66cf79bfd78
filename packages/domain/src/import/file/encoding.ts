/** Decodes text files. The encoding is detected from the bytes, unless it is given. */

/** Encodings that can be chosen: name and label of the Encoding Standard. */
export const ENCODINGS: Readonly<Record<string, string>> = {
  'UTF-8': 'utf-8',
  'UTF-16': 'utf-16le',
  'UTF-16 (big endian)': 'utf-16be',
  'Windows-1250': 'windows-1250',
  'Windows-1251': 'windows-1251',
  'Windows-1252': 'windows-1252',
  'Windows-1253': 'windows-1253',
  'Windows-1254': 'windows-1254',
  MacRoman: 'macintosh',
  'Shift-JIS': 'shift_jis',
  GB18030: 'gb18030',
  Big5: 'big5',
  'EUC-KR': 'euc-kr',
  'KOI8-R': 'koi8-r',
}
/** Encoding of a file whose encoding is not recognised: that of spreadsheets in Western Europe. */
const FALLBACK = 'Windows-1252'
/** Names that the detector gives to supersets or relatives of the encodings above. */
const ALIASES: Readonly<Record<string, string>> = {
  cp932: 'Shift-JIS',
  shiftjis: 'Shift-JIS',
  gb2312: 'GB18030',
  utf16: 'UTF-16',
  utf16le: 'UTF-16',
  utf16be: 'UTF-16 (big endian)',
  cp949: 'EUC-KR',
  big5hkscs: 'Big5',
  macroman: 'MacRoman',
  iso88591: 'Windows-1252',
  iso885915: 'Windows-1252',
  iso88592: 'Windows-1250',
  iso88595: 'Windows-1251',
  iso88597: 'Windows-1253',
  iso88599: 'Windows-1254',
}
/** Bytes that the detector gets. */
const SAMPLE_BYTES = 65_536

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '')
const named = (detected: string) =>
  ALIASES[plain(detected)] ?? Object.keys(ENCODINGS).find((name) => plain(name) === plain(detected))

/** The part of a file around its first byte that is not ASCII. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte > 0x7f || byte === 0)
  const start = first < SAMPLE_BYTES ? 0 : first - (first % 2) - 1_024
  return bytes.subarray(start, start + SAMPLE_BYTES)
}

async function detect(bytes: Uint8Array): Promise<string> {
  const { detect: detectEncoding } = await import('jschardet')
  return named(detectEncoding(sampleOf(bytes)).encoding ?? '') ?? FALLBACK
}

/** Decodes UTF-8. @returns null if the bytes are not, or contain zeros, as UTF-16 does */
function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

/**
 * Decodes a text file: as its byte order mark says, as UTF-8 if it is valid, else as detected.
 * @param encoding name of an encoding that wins
 */
export async function decodeText(
  bytes: Uint8Array,
  encoding?: string,
): Promise<{ text: string; encoding: string }> {
  const decode = (name: string) => ({
    text: new TextDecoder(ENCODINGS[name] ?? name).decode(bytes),
    encoding: name,
  })
  if (encoding !== undefined) return decode(encoding)
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decode('UTF-16')
  if (first === 0xfe && second === 0xff) return decode('UTF-16 (big endian)')
  const text = decodeUtf8(bytes)
  return text === null ? decode(await detect(bytes)) : { text, encoding: 'UTF-8' }
}
