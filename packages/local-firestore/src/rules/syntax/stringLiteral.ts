/** Parses string and bytes literals. */

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\u0007',
  '0': '\0',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '`': '`',
  '?': '?',
  '/': '/',
}

const HEX_DIGITS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 }

export type Quoted =
  | { readonly ok: true; readonly text: string; readonly end: number }
  | { readonly ok: false; readonly message: string; readonly offset: number }

/** Reads the literal with its opening quote at `start`. Offsets are relative to `source`. */
export function readQuoted(source: string, start: number): Quoted {
  const quote = source[start]
  let text = ''
  let runStart = start + 1
  for (let i = start + 1; i < source.length; i++) {
    const char = source[i]
    if (char === quote) return { ok: true, text: text + source.slice(runStart, i), end: i + 1 }
    if (char === '\n' || char === '\r') break
    if (char !== '\\') continue
    const escape = readEscape(source, i + 1)
    if (escape === null) return { ok: false, message: 'Invalid escape in string literal.', offset: i }
    text += source.slice(runStart, i) + escape.text
    i = escape.end - 1
    runStart = escape.end
  }
  return { ok: false, message: 'Unterminated string literal.', offset: start }
}

function readEscape(source: string, at: number): { text: string; end: number } | null {
  const char = source[at] ?? ''
  const simple = Object.hasOwn(SIMPLE_ESCAPES, char) ? SIMPLE_ESCAPES[char] : undefined
  if (simple !== undefined) return { text: simple, end: at + 1 }
  const digits = Object.hasOwn(HEX_DIGITS, char) ? HEX_DIGITS[char] : undefined
  if (digits === undefined) return null
  const hex = source.slice(at + 1, at + 1 + digits)
  if (hex.length !== digits || !/^[0-9a-fA-F]+$/.test(hex)) return null
  const code = Number.parseInt(hex, 16)
  return code > 0x10ffff ? null : { text: String.fromCodePoint(code), end: at + 1 + digits }
}

/** Decodes a bytes literal: `\xNN` is one byte; other characters are UTF-8 encoded. */
export function bytesOf(source: string, start: number, end: number): Uint8Array {
  const out: number[] = []
  const encoder = new TextEncoder()
  let i = start + 1
  while (i < end - 1) {
    const escaped = source[i] === '\\' ? readEscape(source, i + 1) : null
    if (escaped !== null) {
      const isByte = source[i + 1] === 'x'
      out.push(...(isByte ? [escaped.text.charCodeAt(0)] : encoder.encode(escaped.text)))
      i = escaped.end
      continue
    }
    const char = String.fromCodePoint(source.codePointAt(i) ?? 0)
    out.push(...encoder.encode(char))
    i += char.length
  }
  return Uint8Array.from(out)
}
