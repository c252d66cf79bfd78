/**
 * The exhibition that was opened last, kept in the entry of the history: its page is another document, from which Back may read
 * the gallery anew.
 */
import * as z from 'zod/mini'

const openedSchema = z.object({
  /** Id of the list. */
  id: z.string(),
  /** Number of lists that were loaded. */
  among: z.number(),
})
export type Opened = z.infer<typeof openedSchema>
const entrySchema = z.looseObject({ opened: openedSchema })

const setOpened = (opened: Opened | undefined) =>
  history.replaceState({ ...z.safeParse(z.looseObject({}), history.state).data, opened }, '')

/** Keeps which exhibition is opened. */
export const keepOpened = (opened: Opened): void => setOpened(opened)

/** Returns the exhibition that was opened from this entry of the history, once; null if there is none. */
export function takeOpened(): Opened | null {
  const { data } = z.safeParse(entrySchema, history.state)
  if (!data) return null
  setOpened(undefined)
  return data.opened
}
