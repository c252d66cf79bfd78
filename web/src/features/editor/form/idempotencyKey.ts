interface Sent {
  content: string
  key: string
}

/** What was sent last, as it was kept; undefined when that is not to be had. */
function parseSent(kept: string | null): Sent | undefined {
  try {
    const sent: unknown = JSON.parse(kept ?? '')
    if (typeof sent !== 'object' || sent === null || !('content' in sent && 'key' in sent)) return undefined
    const { content, key } = sent
    return typeof content === 'string' && typeof key === 'string' ? { content, key } : undefined
  } catch {
    return undefined
  }
}

/**
 * Gives each content that is sent its idempotency key: the same for the same content, so that sending it again after a lost
 * answer adds it once, and another for other content.
 * @param makeKey makes a key that no other content has
 * @param kept what `keep` was given last, before the page was loaded anew
 */
export function makeIdempotencyKeys(
  makeKey: () => string,
  kept: string | null,
  keep: (text: string) => void,
): (content: unknown) => string {
  let last = parseSent(kept)
  return (content) => {
    const text = JSON.stringify(content)
    if (text !== last?.content) {
      last = { content: text, key: makeKey() }
      keep(JSON.stringify(last))
    }
    return last.key
  }
}
