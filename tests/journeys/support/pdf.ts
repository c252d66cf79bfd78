/** Reads PDFs of Chromium, which compresses streams but no objects. */
import { inflateSync } from 'node:zlib'

/** The objects of a file by number, as Latin-1 text. Streams are decompressed. */
function objectsOf(pdf: Buffer): ReadonlyMap<string, string> {
  const objects = new Map<string, string>()
  for (const [, number = '', body = ''] of pdf
    .toString('latin1')
    .matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const [head = '', data] = body.split(/>>\s*stream\n/, 2)
    const bytes = data === undefined ? '' : body.slice(body.indexOf(data)).replace(/\nendstream\s*$/, '')
    const isText = !head.includes('/Subtype /Image') && head.includes('/FlateDecode')
    objects.set(number, head + (isText ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1') : ''))
  }
  return objects
}

const textOf = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

interface Font {
  /** The text of hexadecimal codes: of four digits, or of two in variable fonts, which Chromium embeds as drawings. */
  readonly read: (codes: string) => string
}

/** The glyphs of a font, from its `ToUnicode` table. */
function fontOf(table: string): Font {
  const glyphs = new Map<number, string>()
  for (const [, entries = ''] of table.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, code = '', text = ''] of entries.matchAll(/<(\w+)> <(\w+)>/g))
      glyphs.set(Number.parseInt(code, 16), textOf(text))
  for (const [, entries = ''] of table.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, ...codes] of entries.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const [from = 0, to = -1, text = 0] = codes.map((code) => Number.parseInt(code, 16))
      for (let code = from; code <= to; code += 1) glyphs.set(code, String.fromCodePoint(text + code - from))
    }
  const digits = /begincodespacerange\s*<(\w+)>/.exec(table)?.[1]?.length ?? 4
  const code = new RegExp(`.{${digits}}`, 'g')
  return {
    read: (codes) =>
      (codes.match(code) ?? []).map((one) => glyphs.get(Number.parseInt(one, 16)) ?? '').join(''),
  }
}

const PAGE = /\/Type\s*\/Page\b(?!s)/

/** Number of pages of a PDF. */
export const pagesOf = (pdf: Buffer): number =>
  [...pdf.toString('latin1').matchAll(new RegExp(PAGE, 'g'))].length

/** The text that each page of a PDF shows, without spaces: Chromium omits some of them, and what is clipped. */
export function textsOf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf)
  const at = (number = '') => objects.get(number) ?? ''
  const fontsOf = (page: string) =>
    new Map(
      [...(/\/Font\s*<<(.*?)>>/s.exec(page)?.[1] ?? '').matchAll(/\/(\w+) (\d+) 0 R/g)].map(
        ([, name, font]) => [name, fontOf(at(/\/ToUnicode (\d+) 0 R/.exec(at(font))?.[1]))],
      ),
    )
  return [...objects.values()]
    .filter((object) => PAGE.test(object))
    .map((page) => {
      const fonts = fontsOf(page)
      const content = at(/\/Contents (\d+) 0 R/.exec(page)?.[1])
      let font: Font | undefined
      let text = ''
      for (const [, name, shown = ''] of content.matchAll(/\/(\w+) [\d.]+ Tf|<([\da-fA-F]+)>/g)) {
        if (name) font = fonts.get(name)
        else text += font?.read(shown) ?? ''
      }
      return text.replaceAll(/\s/g, '')
    })
}
