/** Tagged template for HTML and XML. Escapes all values except `Markup`. */

/** Escaped markup. */
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

/** Escapes text for element content and quoted attributes. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '')

type Value = string | number | Markup | null | readonly (Markup | null)[]

function render(value: Value): string {
  if (value === null) return ''
  if (value instanceof Markup) return value.text
  return typeof value === 'object' ? value.map(render).join('') : escaped(String(value))
}

/** Template tag. Escapes text, concatenates lists and omits null. */
export function markup(texts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(
    texts.map((text, at) => text + (at < values.length ? render(values[at] ?? null) : '')).join(''),
  )
}

/** Serializes an object for a `script` element of data. Escapes characters that could end the element or start a comment. */
export function jsonMarkup(value: object): Markup {
  const json = JSON.stringify(value)
  return new Markup(json.replace(/[<>&\u2028\u2029]/g, (letter) => `\\u${hex(letter)}`))
}

const hex = (letter: string) => letter.charCodeAt(0).toString(16).padStart(4, '0')
