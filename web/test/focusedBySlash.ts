/** Presses `/` and returns the focused element immediately, before the next key or frame. */
export async function focusedBySlash(): Promise<Element | null> {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
  await Promise.resolve()
  return document.activeElement
}
