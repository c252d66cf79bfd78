/**
 * Names submissions, so that sending the same content again after a lost answer adds it once. Other content is another
 * submission.
 * @param makeKey makes a key that no other submission has
 */
export function makeSubmissions(makeKey: () => string) {
  let last = { content: '', key: '' }
  return {
    /** The key of a content. */
    keyOf(content: unknown): string {
      const text = JSON.stringify(content)
      if (text !== last.content) last = { content: text, key: makeKey() }
      return last.key
    },
  }
}
