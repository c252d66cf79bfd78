/** Compares strings by their UTF-8 bytes, which is the order of code points but not of UTF-16 code units. */
export function compareUtf8(a: string, b: string): number {
  if (a === b) return 0
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i += 1) {
    const x = a.charCodeAt(i)
    const y = b.charCodeAt(i)
    if (x === y) continue
    const xIsSurrogate = isSurrogate(x)
    // Surrogates encode code points above all other code units.
    if (xIsSurrogate !== isSurrogate(y)) return xIsSurrogate ? 1 : -1
    return x - y
  }
  return a.length - b.length
}

const isSurrogate = (unit: number) => (unit & 0xf800) === 0xd800

/** The length of a string in UTF-8 bytes. */
export const utf8Length = (text: string) => Buffer.byteLength(text)
