import * as z from 'zod/mini'
import { parseJson } from '#utils/parseJson.ts'

const sentSchema = z.object({ content: z.string(), key: z.string() })

/**
 * Creates idempotency keys: the same key for the same content, so that repeating a request after a lost
 * response adds the artifact only once. `wasSent` returns true for the content of the last key.
 * @param makeKey creates a unique key
 * @param kept the text last passed to `keep`, before a reload
 */
export function makeIdempotencyKeys(
  makeKey: () => string,
  kept: string | null,
  keep: (text: string) => void,
): { keyOf: (content: unknown) => string; wasSent: (content: unknown) => boolean } {
  let last = z.safeParse(sentSchema, parseJson(kept ?? '')).data
  return {
    wasSent: (content) => JSON.stringify(content) === last?.content,
    keyOf: (content) => {
      const text = JSON.stringify(content)
      if (text !== last?.content) {
        last = { content: text, key: makeKey() }
        keep(JSON.stringify(last))
      }
      return last.key
    },
  }
}
