/**
 * The list from which an artifact was opened, as navigation state. With it, the artifact's page links back
 * and to the neighbours without any read.
 */
import { isId } from '@tracker/domain/api/ids.ts'
import * as z from 'zod/mini'

const placeSchema = z.object({
  /** The list's artifact ids, in order. */
  ids: z.array(z.string().check(z.refine(isId))),
  /** The list's address. */
  path: z.string().check(z.refine((path) => path.startsWith('/'))),
})
export type ListPlace = z.infer<typeof placeSchema>
const stateSchema = z.object({ list: placeSchema })

/** Parses navigation state; null if it contains no list. */
export function readListPlace(state: unknown): ListPlace | null {
  const parsed = z.safeParse(stateSchema, state)
  return parsed.success ? parsed.data.list : null
}

/** Returns the ids before and after one; undefined at the ends, and if the list does not contain the id. */
export function neighboursOf(id: string, { ids }: ListPlace): { previous?: string; next?: string } {
  const index = ids.indexOf(id)
  if (index === -1) return {}
  const [previous, next] = [ids[index - 1], ids[index + 1]]
  return { ...(previous && { previous }), ...(next && { next }) }
}
