/**
 * Fields for the form of a new artifact, such as those of “Add another like this”. Passed as navigation state,
 * which survives a reload and needs no read.
 */
import { CONTENT_FIELDS } from '@tracker/domain/artifact/artifact.ts'
import type { ArtifactContent } from '@tracker/domain/artifact/content.ts'
import * as z from 'zod/mini'

type Fields = Partial<Record<keyof ArtifactContent, string>>

const stateSchema = z.object({ like: z.record(z.string(), z.string()) })

/** Returns the navigation state for the form of a similar artifact. */
export function likeOf(artifact: Record<'artifact_type' | 'present_location' | 'discovered_by', string>): {
  like: Fields
} {
  const { artifact_type, present_location, discovered_by } = artifact
  return { like: { artifact_type, present_location, discovered_by } }
}

/** Returns the navigation state for a form that starts with these values. */
export const textOf = (values: Fields): { like: Fields } => ({ like: values })

/** Returns the initial fields of the form; null without such a state. */
export function readLike(state: unknown): Fields | null {
  const { data } = z.safeParse(stateSchema, state)
  return data
    ? Object.fromEntries(
        CONTENT_FIELDS.flatMap((name) => (name in data.like ? [[name, data.like[name]]] : [])),
      )
    : null
}
