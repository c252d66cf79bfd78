/** Parses the operator's markdown: legal pages and articles. */
import { marked, type Token } from 'marked'

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
/** Tokens whose text marked escapes for HTML. React would escape it once more. */
const ESCAPED = ['text', 'codespan', 'escape', 'image']

const isEscaped = (value: unknown): value is { text: string } =>
  typeof value === 'object' && value !== null && 'type' in value && ESCAPED.includes(String(value.type))

/** @param breaks whether lines stay lines, as those of an address */
export function parseMarkdown(markdown: string, breaks = false): readonly Token[] {
  const tokens = marked.lexer(markdown, { gfm: true, breaks })
  return JSON.parse(JSON.stringify(tokens), (_key, value: unknown) =>
    isEscaped(value)
      ? { ...value, text: value.text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (sign) => SIGNS[sign] ?? sign) }
      : value,
  ) as Token[]
}
