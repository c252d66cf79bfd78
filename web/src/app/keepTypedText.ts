/**
 * Remembers the fields of the delivered page, for a page that the app replaces instead of hydrating it, such
 * as one in another language. Returns a function that restores their text and focus after the replacement.
 */
export function keepTypedText(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<HTMLInputElement>('input[name]')]
  const focused = document.activeElement
  return () => {
    for (const field of fields) {
      const next = root.querySelector<HTMLInputElement>(`input[name="${CSS.escape(field.name)}"]`)
      if (!next || next === field || next.value !== '') continue
      // A removed field keeps its value.
      next.value = field.value
      if (field === focused) next.focus()
    }
  }
}
