/** Change history of an artifact (docs/decisions/010-histories.md). */
import * as z from 'zod/mini'
import { CONTENT_FIELDS, type ContentField } from './artifact.ts'
import { isoTime } from '../time/timestamps.ts'

/** Kinds of change. `unknown`: a direct write in Firestore, of which only the time is recorded. */
export const CHANGE_KINDS = ['edited', 'hidden', 'restored', 'unknown'] as const

const lenient = () => z.catch(z.string(), '')

const fieldText = z.optional(z.string())
const fieldTexts = Object.fromEntries(CONTENT_FIELDS.map((field) => [field, fieldText])) as Record<
  ContentField,
  typeof fieldText
>
/** Values of some artifact fields. */
const texts = z.catch(z.object(fieldTexts), {})

const changeSchema = z.object({
  kind: z.catch(z.enum(CHANGE_KINDS), 'unknown'),
  /** Time of the change (ISO 8601). */
  at: lenient(),
  /** User who edited it; empty for curators, who stay anonymous. */
  uid: lenient(),
  name: lenient(),
  /** Changed fields with their values before and after. */
  before: texts,
  after: texts,
})
export type Change = z.infer<typeof changeSchema>

export const historySchema = z.object({
  /** Last change recorded here. A different `updated_at` of the artifact means an unrecorded direct write. */
  known_at: lenient(),
  /** Number of old changes that were removed. */
  dropped: z.catch(z.int(), 0),
  /** Oldest first. */
  changes: z.catch(z.array(changeSchema), []),
})
export type History = z.infer<typeof historySchema>

/** Parses a stored history. Invalid fields read as missing. */
export function readHistory(data: Readonly<Record<string, unknown>>): History {
  const changes: readonly Readonly<Record<string, unknown>>[] = Array.isArray(data['changes'])
    ? data['changes'].map((one: Readonly<Record<string, unknown>>) => one)
    : []
  return z.parse(historySchema, {
    ...data,
    known_at: isoTime(data['known_at']),
    changes: changes.map((change) => ({ ...change, at: isoTime(change['at']) })),
  })
}
