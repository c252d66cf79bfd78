/**
 * Gives each content that is sent its idempotency key: the same for the same content, so that sending it again after a lost
 * answer adds it once, and another for other content.
 * @param makeKey makes a key that no other content has
 */
export function makeIdempotencyKeys(makeKey: () => string): (content: unknown) => string {
  let last = { content: '', key: '' }
  return (content) => {
    const text = JSON.stringify(content)
    if (text !== last.content) last = { content: text, key: makeKey() }
    return last.key
  }
}
