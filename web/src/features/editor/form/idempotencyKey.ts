interface Sent {
  content: string
  key: string
}

/** Parses the stored request; undefined if there is none or it is invalid. */
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
 * Creates idempotency keys: the same key for the same content, so that repeating a request after a lost
 * response adds the artifact only once.
 * @param makeKey creates a unique key
 * @param kept the text last passed to `keep`, before a reload
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
