/** A list in the gallery (docs/decisions/029-lists.md): what its cover shows, and nothing of its owner. */
import * as z from 'zod/mini'
import { count, integer, text } from '../api/describedFields.ts'
import { LIST_LABELS } from './list.ts'

/** Number of pictures on the cover of a list. */
export const COVER_PICTURES = 4

const coverArtifactSchema = z.object({
  _id: text('Opaque id'),
  artifact_name: text('Its name'),
  artifact_image: text('Its picture; empty without one'),
  artifact_type: text('Its type; empty if the site does not know it'),
  years: z
    .nullable(z.object({ begin: integer('First year, BC negative'), end: integer('Last year') }))
    .check(z.describe('When it was made; null if its date names no time')),
})
export type CoverArtifact = z.infer<typeof coverArtifactSchema>

export const exhibitionSchema = z.object({
  _id: text('Opaque id, of the page `/list/{id}`'),
  title: text(LIST_LABELS.title),
  artifacts: count('Its artifacts that everybody sees'),
  cover: z
    .array(coverArtifactSchema)
    .check(z.describe(`The first ${COVER_PICTURES} of them, as old as a search response`)),
})
export type Exhibition = z.infer<typeof exhibitionSchema>
