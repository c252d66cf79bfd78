/** Change history of an artifact (docs/decisions/010-histories.md). */
import * as z from 'zod/mini'
import { lenientText } from '../api/describedFields.ts'
import { mapsIn } from '../firestore/storedMaps.ts'
import { photographSchema } from '../photo/photograph.ts'
import { CONTENT_FIELDS, type ContentField } from './artifact.ts'
import { isoTime } from '../time/timestamps.ts'

/**
 * Kinds of change. `reverted`: a curator restored an earlier version. `undeleted`: the adder undid a
 * deletion. `renamed`: the adder's name was updated. `unknown`: a direct write in Firestore, of which only
 * the time is recorded.
 */
const CHANGE_KINDS = ['edited', 'reverted', 'hidden', 'restored', 'undeleted', 'renamed', 'unknown'] as const

const fieldText = z.optional(z.string())
const fieldTexts = Object.fromEntries(CONTENT_FIELDS.map((field) => [field, fieldText])) as Record<
  ContentField,
  typeof fieldText
>
/** Values of some artifact fields. */
const texts = (description: string) =>
  z.catch(
    z
      .object({ ...fieldTexts, more_photos: z.optional(z.array(photographSchema)) })
      .check(z.describe(description)),
    {},
  )

const changeSchema = z.object({
  kind: z.catch(
    z.enum(CHANGE_KINDS).check(z.describe('`unknown`: the changed texts were not recorded')),
    'unknown',
  ),
  at: lenientText('Time of the change, ISO 8601; empty if unknown'),
  uid: lenientText('Uid of the editor; empty for curators'),
  name: lenientText('Name of the editor'),
  before: texts('Changed texts before the change'),
  after: texts('Changed texts after the change'),
})
export type Change = z.infer<typeof changeSchema>

/** A `known_at` other than the artifact's `updated_at` means an unrecorded direct write. */
export const historySchema = z.object({
  known_at: lenientText('Time of the last recorded change, ISO 8601; empty if unknown'),
  dropped: z.catch(z.int().check(z.describe('Number of removed old changes')), 0),
  /** Oldest first. */
  changes: z.catch(z.array(changeSchema), []),
})
export type History = z.infer<typeof historySchema>

/** Parses a stored history. Invalid fields read as missing. */
export function readHistory(data: Readonly<Record<string, unknown>>): History {
  return z.parse(historySchema, {
    ...data,
    known_at: isoTime(data['known_at']),
    changes: mapsIn(data['changes']).map((change) => ({ ...change, at: isoTime(change['at']) })),
  })
}
