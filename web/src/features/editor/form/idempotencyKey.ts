import * as z from 'zod/mini'
import { parseJson } from '#utils/parseJson.ts'

const sentSchema = z.object({ content: z.string(), key: z.string() })

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
  let last = z.safeParse(sentSchema, parseJson(kept ?? '')).data
  return (content) => {
    const text = JSON.stringify(content)
    if (text !== last?.content) {
      last = { content: text, key: makeKey() }
      keep(JSON.stringify(last))
    }
    return last.key
  }
}
