/** BibTeX, as BibTeX, biber and reference managers read it. */
import { type Citation, objectNote } from './citation.ts'

/**
 * Characters with a meaning in TeX. Braces become commands without a brace of their own, because BibTeX counts escaped braces
 * too: one alone would end the entry.
 */
const ESCAPED: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  '{': String.raw`\textbraceleft{}`,
  '}': String.raw`\textbraceright{}`,
  '^': String.raw`\textasciicircum{}`,
  '~': String.raw`\textasciitilde{}`,
  $: String.raw`\$`,
  '&': String.raw`\&`,
  '#': String.raw`\#`,
  '%': String.raw`\%`,
  _: String.raw`\_`,
}

const escaped = (text: string) => text.replaceAll(/[\\{}^~$&#%_]/g, (letter) => ESCAPED[letter] ?? '')

/** A key of letters, digits and hyphens; TeX reads no others everywhere. */
function keyOf({ title, id }: Citation): string {
  const word = title.normalize('NFKD').match(/[A-Za-z0-9]{3,}/)?.[0] ?? 'artifact'
  return `${word.toLowerCase()}-${id.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 8)}`
}

/** Returns an entry. Title and author have a second pair of braces: they keep their capitals and are not divided. */
export function bibtex(citation: Citation): string {
  const { title, author, site, url, issued, accessed } = citation
  const fields = [
    ['author', author && `{${escaped(author)}}`],
    ['title', `{${escaped(title)}}`],
    ['howpublished', escaped(site)],
    ['year', issued.slice(0, 4)],
    ['note', escaped(objectNote(citation))],
    ['url', url],
    ['urldate', accessed],
  ].filter(([, value]) => value)
  return `@misc{${keyOf(citation)},\n${fields.map(([name, value]) => `  ${name} = {${value}},\n`).join('')}}\n`
}
