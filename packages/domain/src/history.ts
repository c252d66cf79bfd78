/** What is kept of an artifact's changes (docs/decisions/070-histories.md). */
import * as z from 'zod/mini'
import { timeText } from './time.ts'

/** What happened: its adder edited it, curators hid or restored it, or it changed in a way that left nothing but the time. */
export const CHANGE_KINDS = ['edited', 'hidden', 'restored', 'unknown'] as const

const time = z.pipe(z.unknown(), z.transform(timeText))
/** Texts of an artifact by their field. */
const texts = z.catch(z.record(z.string(), z.string()), {})
const optionalText = z.catch(z.string(), '')

const changeSchema = z.object({
  kind: z.catch(z.enum(CHANGE_KINDS), 'unknown'),
  at: time,
  /** Whoever edited it; empty for curators, who are not named. */
  uid: optionalText,
  name: optionalText,
  /** The fields that changed, as they were and as they became. */
  before: texts,
  after: texts,
})
export type Change = z.infer<typeof changeSchema>

export const historySchema = z.object({
  /** When the artifact last changed as far as this history tells; it was changed otherwise when it says another time. */
  known_at: time,
  /** How many changes are not kept any more. */
  dropped: z.catch(z.int(), 0),
  /** The oldest first. */
  changes: z.catch(z.array(changeSchema), []),
})
export type History = z.infer<typeof historySchema>

/** Reads a stored history. Odd values read as if they were missing. */
export const readHistory = (data: Readonly<Record<string, unknown>>): History => z.parse(historySchema, data)
