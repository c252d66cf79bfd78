/** What is kept of an artifact's changes (docs/decisions/010-histories.md). */
import * as z from 'zod/mini'
import { CONTENT_FIELDS, type ContentField } from './artifact.ts'
import { timeText } from './time.ts'

/** What happened: its adder edited it, curators hid or restored it, or it changed in a way that left nothing but the time. */
export const CHANGE_KINDS = ['edited', 'hidden', 'restored', 'unknown'] as const

const lenient = () => z.catch(z.string(), '')

const fieldText = z.optional(z.string())
const fieldTexts = Object.fromEntries(CONTENT_FIELDS.map((field) => [field, fieldText])) as Record<
  ContentField,
  typeof fieldText
>
/** Texts of some fields of an artifact. */
const texts = z.catch(z.object(fieldTexts), {})

const changeSchema = z.object({
  kind: z.catch(z.enum(CHANGE_KINDS), 'unknown'),
  /** When (ISO 8601). */
  at: lenient(),
  /** Whoever edited it; empty for curators, who are not named. */
  uid: lenient(),
  name: lenient(),
  /** The fields that changed, as they were and as they became. */
  before: texts,
  after: texts,
})
export type Change = z.infer<typeof changeSchema>

export const historySchema = z.object({
  /** When the artifact last changed as far as this history tells; it was changed otherwise when it says another time. */
  known_at: lenient(),
  /** How many changes are not kept any more. */
  dropped: z.catch(z.int(), 0),
  /** The oldest first. */
  changes: z.catch(z.array(changeSchema), []),
})
export type History = z.infer<typeof historySchema>

/** Reads a stored history. Fields that are odd read as if they were missing. */
export function readHistory(data: Readonly<Record<string, unknown>>): History {
  const changes: readonly Readonly<Record<string, unknown>>[] = Array.isArray(data['changes'])
    ? data['changes'].map((one: Readonly<Record<string, unknown>>) => one)
    : []
  return z.parse(historySchema, {
    ...data,
    known_at: timeText(data['known_at']),
    changes: changes.map((change) => ({ ...change, at: timeText(change['at']) })),
  })
}
