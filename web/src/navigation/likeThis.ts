/**
 * “Add another like this”: fields that finds of one place share, as navigation state, which survives a reload and needs no
 * read.
 */
import * as z from 'zod/mini'

const stateSchema = z.object({
  like: z.object({ artifact_type: z.string(), present_location: z.string(), discovered_by: z.string() }),
})

/** The state of a navigation to the form of an artifact like this one. */
export function likeOf(artifact: z.infer<typeof stateSchema>['like']): z.infer<typeof stateSchema> {
  const { artifact_type, present_location, discovered_by } = artifact
  return { like: { artifact_type, present_location, discovered_by } }
}

/** The fields that the form of a new artifact begins with; null when the navigation asked for nothing. */
export function readLike(state: unknown): z.infer<typeof stateSchema>['like'] | null {
  const parsed = z.safeParse(stateSchema, state)
  return parsed.success ? parsed.data.like : null
}
