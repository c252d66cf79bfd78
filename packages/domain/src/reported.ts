/** A reported artifact in the curators' list. */
import * as z from 'zod/mini'
import { artifactSchema } from './artifact.ts'

/** A reported artifact as curators get it. Nobody learns who reported. Times are ISO 8601. */
export const reportedSchema = z.object({
  artifact: artifactSchema,
  /** Whether the curator added it, and so decides nothing. */
  is_own: z.boolean(),
  reports_count: z.int().check(z.nonnegative()),
  /** The newest ones. */
  reports: z.array(z.object({ reason: z.string(), text: z.string(), reported_at: z.string() })),
  /** The newest ones, newest first. */
  decisions: z.array(z.object({ decision: z.string(), note: z.string(), decided_at: z.string() })),
})
export type Reported = z.infer<typeof reportedSchema>
