/**
 * Where in a list an artifact's page was opened: it travels in the state of the navigation, so that its page leads back, and
 * on to the neighbours, without reading anything.
 */
import { isId } from '@tracker/domain/api/ids.ts'
import * as z from 'zod/mini'

const placeSchema = z.object({
  /** The list's artifacts in their order. */
  ids: z.array(z.string().check(z.refine(isId))),
  /** The list's own address. */
  path: z.string().check(z.refine((path) => path.startsWith('/'))),
})
export type ListPlace = z.infer<typeof placeSchema>
const stateSchema = z.object({ list: placeSchema })

/** What a navigation carried; null when it came from no list. */
export function readListPlace(state: unknown): ListPlace | null {
  const parsed = z.safeParse(stateSchema, state)
  return parsed.success ? parsed.data.list : null
}

/** The ids before and behind one; undefined at the list's ends, and where it is not in the list. */
export function neighboursOf(id: string, { ids }: ListPlace): { previous?: string; next?: string } {
  const index = ids.indexOf(id)
  if (index === -1) return {}
  const [previous, next] = [ids[index - 1], ids[index + 1]]
  return { ...(previous && { previous }), ...(next && { next }) }
}
