/** Entry of the curators' list of reported artifacts. */
import * as z from 'zod/mini'
import { artifactSchema } from '../artifact/artifact.ts'

/** Reported artifact. Reporters stay anonymous. Times are ISO 8601. */
export const reportedSchema = z.object({
  artifact: artifactSchema,
  /** True if the curator added it and therefore may not decide. */
  is_own: z.boolean(),
  reports_count: z.int().check(z.nonnegative()),
  /** Newest reports, see `REPORTS_SHOWN`. */
  reports: z.array(z.object({ reason: z.string(), text: z.string(), reported_at: z.string() })),
  /** Newest decisions, newest first. */
  decisions: z.array(z.object({ decision: z.string(), note: z.string(), decided_at: z.string() })),
})
export type Reported = z.infer<typeof reportedSchema>
