/** Markup (HTML and XML) in which every text is escaped, unless it was made here. */

/** Text that is markup. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for an element's content or an attribute between quotes. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '')

type Part = string | number | Markup | null | readonly (Markup | null)[]

function rendered(part: Part): string {
  if (part === null) return ''
  if (part instanceof Markup) return part.text
  return typeof part === 'object' ? part.map(rendered).join('') : escaped(String(part))
}

/** A template of markup. What stands in its places is escaped; null is nothing. */
export function markup(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(
    texts.map((text, at) => text + (at < parts.length ? rendered(parts[at] ?? null) : '')).join(''),
  )
}

/** An object as the text of a `script` element that is data: nothing in it ends the element, or begins a comment. */
export function jsonMarkup(value: object): Markup {
  const json = JSON.stringify(value)
  return new Markup(json.replace(/[<>&\u2028\u2029]/g, (letter) => `\\u${hex(letter)}`))
}

const hex = (letter: string) => letter.charCodeAt(0).toString(16).padStart(4, '0')
