/**
 * Keeps the text that was typed into the delivered page: over its replacement by a page in another language, and over a reload
 * after which its script is loaded again.
 */

type Field = HTMLInputElement | HTMLTextAreaElement

const FIELDS =
  ':is(input, textarea)[name]:not([type="hidden"], [type="file"], [type="checkbox"], [type="radio"])'
/** sessionStorage key of a page's texts by field, encoded as a query string. */
const keyOf = (path: string) => `typed-text ${path}`

const fieldsIn = (root: ParentNode) => [...root.querySelectorAll<Field>(FIELDS)]

/**
 * Remembers the fields of a page that the app replaces instead of hydrating it. Returns a function that restores their text and
 * focus after the replacement.
 */
export function keepTypedText(root: HTMLElement): () => void {
  const fields = fieldsIn(root)
  const focused = document.activeElement
  return () => {
    for (const field of fields) {
      const next = fieldsIn(root).find(({ name }) => name === field.name)
      if (!next || next === field || next.value !== '') continue
      // A removed field keeps its value.
      next.value = field.value
      if (field === focused) next.focus()
    }
  }
}

/**
 * Stores what was typed, for `restoreTypedText` after a reload. Returns false if something cannot be kept: a password, which is
 * never stored, or all where storage is blocked.
 */
export function storeTypedText(): boolean {
  const typed = fieldsIn(document).filter(({ value, readOnly }) => value !== '' && !readOnly)
  try {
    const texts = new URLSearchParams(
      typed.filter(({ type }) => type !== 'password').map(({ name, value }) => [name, value]),
    )
    sessionStorage.setItem(keyOf(location.pathname), texts.toString())
    return typed.every(({ type }) => type !== 'password')
  } catch (error) {
    console.warn('The typed text cannot be stored.', error)
    return false
  }
}

/** Fills the delivered fields with what was typed before the reload. React keeps it when it hydrates them. */
export function restoreTypedText(): void {
  try {
    const key = keyOf(location.pathname)
    const texts = new URLSearchParams(sessionStorage.getItem(key) ?? '')
    sessionStorage.removeItem(key)
    for (const field of fieldsIn(document)) if (field.value === '') field.value = texts.get(field.name) ?? ''
  } catch (error) {
    console.warn('The typed text cannot be read.', error)
  }
}
