/**
 * “Add another like this”: fields copied from an existing artifact. Passed as navigation state, which
 * survives a reload and needs no read.
 */
import * as z from 'zod/mini'

const stateSchema = z.object({
  like: z.object({ artifact_type: z.string(), present_location: z.string(), discovered_by: z.string() }),
})

/** Returns the navigation state for the form of a similar artifact. */
export function likeOf(artifact: z.infer<typeof stateSchema>['like']): z.infer<typeof stateSchema> {
  const { artifact_type, present_location, discovered_by } = artifact
  return { like: { artifact_type, present_location, discovered_by } }
}

/** Returns the initial fields of the form; null without such a state. */
export function readLike(state: unknown): z.infer<typeof stateSchema>['like'] | null {
  const parsed = z.safeParse(stateSchema, state)
  return parsed.success ? parsed.data.like : null
}
